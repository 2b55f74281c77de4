// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace core::catalogue {

/// Number formats of weights and of the KV cache.
enum class Precision { Fp32, Bf16, Fp16, Fp8, Int8, Int4, Mxfp4, Nvfp4, Q4km, Q80 };

/// "fp32", "bf16", "fp16", "fp8", "int8", "int4", "mxfp4", "nvfp4", "q4_k_m", "q8_0".
std::string_view precisionId(Precision precision);

/// Reads the names that people and tools use: "BF16", "bfloat16", "fp16/bf16", "fp8/fp8_block", "awq", "gptq", "w4a16",
/// "fp4", "torch.float8_e4m3fn" …; absent when unknown.
std::optional<Precision> precisionFrom(std::string_view name);

/// Bytes of one quantised weight with its scales. Sources: AWQ and GPTQ with groups of 128: half a byte, a 16-bit scale
/// and a 4-bit zero a group; OCP MX: one byte for 32; NVFP4: one byte for 16; GGUF Q4_K_M 4.85 and Q8_0 8.5 bits.
/// `groupSize` replaces the group of an int4 format (0: the usual 128, with zeros; else a 16-bit scale without zeros).
double bytesPerWeight(Precision precision, int groupSize = 0);

/// Bytes of one value in the KV cache.
double bytesPerKvValue(Precision precision);

/// 16 bits or more: nothing is quantised.
bool isSixteenBitOrMore(Precision precision);

} // namespace core::catalogue
