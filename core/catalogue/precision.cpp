// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/precision.h"

#include <array>
#include <cctype>
#include <string>
#include <utility>

namespace core::catalogue {

namespace {

constexpr std::array<std::pair<std::string_view, Precision>, 10> ids{{{"fp32", Precision::Fp32},
                                                                      {"bf16", Precision::Bf16},
                                                                      {"fp16", Precision::Fp16},
                                                                      {"fp8", Precision::Fp8},
                                                                      {"int8", Precision::Int8},
                                                                      {"int4", Precision::Int4},
                                                                      {"mxfp4", Precision::Mxfp4},
                                                                      {"nvfp4", Precision::Nvfp4},
                                                                      {"q4_k_m", Precision::Q4km},
                                                                      {"q8_0", Precision::Q80}}};

// Without case and separators; the longest first where one holds another.
constexpr std::array<std::pair<std::string_view, Precision>, 36> spellings{{
    {"fp16bf16", Precision::Bf16},    {"bf16fp16", Precision::Bf16},   {"bf16", Precision::Bf16},
    {"bfloat16", Precision::Bf16},    {"fp16", Precision::Fp16},       {"float16", Precision::Fp16},
    {"half", Precision::Fp16},        {"fp32", Precision::Fp32},       {"float32", Precision::Fp32},
    {"float", Precision::Fp32},       {"fp8", Precision::Fp8},         {"fp8block", Precision::Fp8},
    {"fp8fp8block", Precision::Fp8},  {"fp8e4m3", Precision::Fp8},     {"fp8e5m2", Precision::Fp8},
    {"float8e4m3fn", Precision::Fp8}, {"float8e5m2", Precision::Fp8},  {"e4m3", Precision::Fp8},
    {"w8a8fp8", Precision::Fp8},      {"int8", Precision::Int8},       {"w8a8", Precision::Int8},
    {"w8a8int8", Precision::Int8},    {"w8a16", Precision::Int8},      {"int4", Precision::Int4},
    {"uint4", Precision::Int4},       {"awq", Precision::Int4},        {"gptq", Precision::Int4},
    {"w4a16", Precision::Int4},       {"int4int4wo", Precision::Int4}, {"mxfp4", Precision::Mxfp4},
    {"nvfp4", Precision::Nvfp4},      {"fp4", Precision::Nvfp4},       {"fp4nvfp4", Precision::Nvfp4},
    {"q4km", Precision::Q4km},        {"q80", Precision::Q80},         {"fp4mxfp4", Precision::Mxfp4},
}};

} // namespace

std::string_view precisionId(Precision precision)
{
    for (const auto &[name, value] : ids)
        if (value == precision)
            return name;
    return {};
}

std::optional<Precision> precisionFrom(std::string_view name)
{
    std::string plain;
    for (const char c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) != 0)
            plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (plain.starts_with("torch"))
        plain.erase(0, 5);
    for (const auto &[spelling, value] : spellings)
        if (plain == spelling)
            return value;
    return std::nullopt;
}

double bytesPerWeight(Precision precision, int groupSize)
{
    switch (precision) {
    case Precision::Fp32:
        return 4.0;
    case Precision::Bf16:
    case Precision::Fp16:
        return 2.0;
    case Precision::Fp8:
    case Precision::Int8:
        return 1.0;
    case Precision::Int4:
        return groupSize > 0 ? 0.5 + 2.0 / groupSize : 0.5 + 2.5 / 128.0;
    case Precision::Mxfp4:
        return 0.5 + 1.0 / 32.0;
    case Precision::Nvfp4:
        return 0.5 + 1.0 / 16.0;
    case Precision::Q4km:
        return 4.85 / 8.0;
    case Precision::Q80:
        return 8.5 / 8.0;
    }
    return 2.0;
}

double bytesPerKvValue(Precision precision)
{
    return bytesPerWeight(precision);
}

bool isSixteenBitOrMore(Precision precision)
{
    return precision == Precision::Fp32 || precision == Precision::Bf16 || precision == Precision::Fp16;
}

} // namespace core::catalogue
