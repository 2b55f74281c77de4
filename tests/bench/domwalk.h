// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
// What an import is held against: simdjson's DOM, every number of it touched.
#include <simdjson.h>

namespace bench {

inline double walk(simdjson::dom::element element)
{
    double sum = 0.0;
    switch (element.type()) {
    case simdjson::dom::element_type::ARRAY:
        for (const auto item : simdjson::dom::array(element))
            sum += walk(item);
        break;
    case simdjson::dom::element_type::OBJECT:
        for (const auto member : simdjson::dom::object(element))
            sum += walk(member.value);
        break;
    case simdjson::dom::element_type::DOUBLE:
        sum += double(element);
        break;
    default:
        break;
    }
    return sum;
}

} // namespace bench
