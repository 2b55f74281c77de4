// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scorecard/hypervolume.h"

#include <algorithm>

namespace core::scorecard {

namespace {

using Point = std::vector<double>;

bool weaklyDominates(const Point &a, const Point &b)
{
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i] > b[i])
            return false;
    return true;
}

double boxVolume(const Point &point)
{
    double volume = 1.0;
    for (const double coordinate : point)
        volume *= 1.0 - coordinate;
    return volume;
}

/// What of `others` lies inside the box of `point`, without points that another of them covers.
UnitPoints clippedTo(const Point &point, const UnitPoints &others, std::size_t from)
{
    UnitPoints kept;
    for (std::size_t i = from; i < others.size(); ++i) {
        Point clipped = point;
        for (std::size_t k = 0; k < point.size(); ++k)
            clipped[k] = std::max(point[k], others[i][k]);
        if (std::any_of(kept.begin(), kept.end(), [&](const Point &p) { return weaklyDominates(p, clipped); }))
            continue;
        std::erase_if(kept, [&](const Point &p) { return weaklyDominates(clipped, p); });
        kept.push_back(std::move(clipped));
    }
    return kept;
}

double volumeInPlane(UnitPoints points)
{
    std::sort(points.begin(), points.end());
    double volume = 0.0;
    double ceiling = 1.0;
    for (const Point &point : points) {
        if (point[1] < ceiling) {
            volume += (1.0 - point[0]) * (ceiling - point[1]);
            ceiling = point[1];
        }
    }
    return volume;
}

} // namespace

// While et al., "A fast way of calculating exact hypervolumes" (2012): a sum of exclusive volumes, each the box of a
// point less the volume of the later points clipped to that box.
double hypervolume(const UnitPoints &points)
{
    if (points.empty())
        return 0.0;
    if (points.front().size() == 2)
        return volumeInPlane(points);
    UnitPoints ordered = points;
    std::sort(ordered.begin(), ordered.end(), [](const Point &a, const Point &b) { return a.back() > b.back(); });
    double volume = 0.0;
    for (std::size_t i = 0; i < ordered.size(); ++i)
        volume += boxVolume(ordered[i]) - hypervolume(clippedTo(ordered[i], ordered, i + 1));
    return volume;
}

std::vector<double> hypervolumeContributions(const UnitPoints &points)
{
    std::vector<double> contributions;
    contributions.reserve(points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        UnitPoints others = points;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        const double exclusive = boxVolume(points[i]) - hypervolume(clippedTo(points[i], others, 0));
        contributions.push_back(std::max(0.0, exclusive));
    }
    return contributions;
}

} // namespace core::scorecard
