// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands.h"

namespace app {

const std::vector<AddCommand> &commands()
{
    static const std::vector<AddCommand> all{};
    return all;
}

} // namespace app
