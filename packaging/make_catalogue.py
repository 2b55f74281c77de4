#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes resources/catalogue/{gpus,models,grids,providers}.yaml from the research tables.

usage: make_catalogue.py TABLES_FOLDER [OUTPUT_FOLDER]

TABLES_FOLDER holds gpus.csv, models.csv, grids.csv, providers.csv and onprem_costs.csv. The tables in
packaging/catalogue/ are added to them: entries whose figures were not read from a source that can be cited; they are
written as not verified. engines.yaml is kept by hand.
"""
import csv
import json
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
TABLES_AS_OF = "2026-11"

# The program's own id of an accelerator, the names other tools give it, and names that fit it only under an assumption.
GPU_NAMES = {
    "A100 40GB SXM": ("a100-sxm-40gb", ["A100-SXM4-40GB", "A100 40GB"], ["A100-40GB/80GB(unstated)"]),
    "A100 80GB SXM": ("a100-sxm-80gb", ["A100-SXM4-80GB", "A100 SXM"], ["A100-80GB", "A100"]),
    "A100 80GB PCIe": ("a100-pcie-80gb", ["A100-PCIE-80GB", "A100 PCIe"], []),
    "A10": ("a10-24gb", [], []),
    "L4": ("l4-24gb", [], []),
    "L40S": ("l40s-48gb", [], []),
    "RTX 4090": ("rtx-4090-24gb", ["GeForce RTX 4090"], []),
    "RTX 5090": ("rtx-5090-32gb", ["GeForce RTX 5090"], []),
    "RTX PRO 6000 Blackwell Server": (
        "rtx-pro-6000-server-96gb",
        ["RTX-PRO-6000-BSE-96GB", "RTX PRO 6000 Blackwell Server Edition", "RTX PRO 6000 Server"],
        ["RTX PRO 6000 Blackwell", "RTX PRO 6000", "RTX PRO 6000 Blackwell Max-Q"],
    ),
    "H100 SXM": (
        "h100-sxm-80gb",
        ["H100 80GB HBM3", "H100 SXM5", "H100-SXM5-80GB", "H100 SXM5 80GB"],
        ["H100-80GB(form unstated)", "H100 80GB", "H100"],
    ),
    "H100 PCIe": ("h100-pcie-80gb", ["H100-PCIE-80GB"], []),
    "H100 NVL": ("h100-nvl-94gb", ["H100 NVL 94GB"], []),
    "H200 SXM": ("h200-sxm-141gb", ["H200 SXM5", "H200 141GB HBM3e", "H200 HBM3e"], ["H200 141GB", "H200"]),
    "H200 NVL": ("h200-nvl-141gb", ["H200-NVL-141GB"], []),
    "H800 SXM": ("h800-sxm-80gb", ["H800"], []),
    "GH200 96GB": ("gh200-96gb", ["GH200 480GB"], ["GH200"]),
    "B200 SXM": ("b200-sxm-180gb", ["B200 180GB", "B200"], []),
    "B300 SXM": ("b300-sxm-288gb", ["B300"], []),
    "GB200 (per GPU, NVL72)": ("gb200-nvl72-186gb", ["GB200-186GB", "GB200", "GB200 NVL72"], []),
    "GB300 (per GPU, NVL72)": ("gb300-nvl72-288gb", ["GB300-288GB", "GB300", "GB300 NVL72"], []),
    "MI300X": ("mi300x-192gb", [], []),
    "MI325X": ("mi325x-256gb", [], []),
    "MI350X": ("mi350x-288gb", [], []),
    "MI355X": ("mi355x-288gb", [], []),
    "MI250": ("mi250-128gb", [], []),
    "Gaudi 3": ("gaudi-3-128gb", ["Gaudi3"], []),
    "Gaudi 2": ("gaudi-2-96gb", ["Gaudi2-96GB", "Gaudi2"], []),
    "Max 1550": ("max-1550-128gb", ["Intel-Max1550", "Data Center GPU Max 1550"], []),
    "A10G": ("a10g-24gb", [], []),
    "T4": ("t4-16gb", [], []),
    "H20": ("h20-96gb", ["H20 SXM", "H20 96GB", "H20-SXM-96GB"], []),
    "L40": ("l40-48gb", ["L40 48GB"], []),
    "RTX A6000": ("rtx-a6000-48gb", ["A6000", "RTX A6000 48GB"], []),
    "A40": ("a40-48gb", ["A40 48GB"], []),
    "A30": ("a30-24gb", ["A30 24GB"], []),
    "RTX 3090": ("rtx-3090-24gb", ["GeForce RTX 3090"], []),
    "RTX 6000 Ada": ("rtx-6000-ada-48gb", ["RTX 6000 Ada Generation"], []),
}

# What a process may use, where a run has shown it. MiB figures of nvidia-smi are the driver's total, a little above it.
GPU_USABLE = {
    "A100 40GB SXM": (40960 * 2**20, "nvidia-smi total in public captures: 40960 MiB"),
    "A100 80GB SXM": (81920 * 2**20, "nvidia-smi total in public captures: 81920 MiB"),
    "A100 80GB PCIe": (81920 * 2**20, "nvidia-smi total in public captures: 81920 MiB"),
    "A10G": (23028 * 2**20, "nvidia-smi total in public captures: 23028 MiB"),
    "T4": (15360 * 2**20, "nvidia-smi total in public captures: 15360 MiB"),
    "MI300X": (206141652992, "rocm-smi total in public captures: 206141652992 B"),
    "H100 SXM": (85.0e9, "llm-d planner report: 79.2 GiB usable of 80 GB"),
    "H200 SXM": (150.0e9, "SGLang 0.5.12 start-up log: 138.0 GiB free and 1.2 to 1.3 GiB in use before the weights"),
}

MODEL_IDS = {
    "MiniMax M2 / M2.5": "minimax-m2.5",
    "ALIA 40B (Salamandra 40B)": "alia-40b",
    "Mistral Small 3.x 24B": "mistral-small-3.2-24b",
}

# Checkpoints with the dimensions of another entry, and other spellings of its name.
MODEL_ALIASES = {
    "Qwen2.5 32B": ["deepseek-ai/DeepSeek-R1-Distill-Qwen-32B", "Qwen/Qwen2.5-Coder-32B-Instruct", "Qwen/QwQ-32B"],
    "Qwen2.5 14B": ["deepseek-ai/DeepSeek-R1-Distill-Qwen-14B", "Qwen/Qwen2.5-Coder-14B-Instruct"],
    "Qwen2.5 7B": ["deepseek-ai/DeepSeek-R1-Distill-Qwen-7B", "Qwen/Qwen2.5-Coder-7B-Instruct",
                   "Qwen/Qwen2.5-Math-7B-Instruct"],
    "Llama 3.3 70B": ["deepseek-ai/DeepSeek-R1-Distill-Llama-70B", "RedHatAI/Llama-3.3-70B-Instruct-quantized.w4a16",
                      "RedHatAI/Llama-3.3-70B-Instruct-quantized.w8a8"],
    "Llama 3.1 8B": ["meta-llama/Meta-Llama-3.1-8B", "meta-llama/Llama-3.1-8B",
                     "deepseek-ai/DeepSeek-R1-Distill-Llama-8B",
                     "RedHatAI/Meta-Llama-3.1-8B-Instruct-quantized.w4a16",
                     "RedHatAI/Meta-Llama-3.1-8B-Instruct-quantized.w8a8"],
    "Llama 3.1 70B": ["meta-llama/Meta-Llama-3.1-70B", "meta-llama/Llama-3.1-70B", "Meta-Llama/Llama-3.1-70B",
                      "RedHatAI/Meta-Llama-3.1-70B-Instruct-quantized.w4a16",
                      "RedHatAI/Meta-Llama-3.1-70B-Instruct-quantized.w8a8"],
    "Llama 2 70B": ["meta-llama/Llama-2-70b-chat-hf"],
    "DeepSeek R1": ["deepseek-ai/DeepSeek-R1", "nvidia/DeepSeek-R1-FP4-v2", "nvidia/DeepSeek-R1-0528-FP4-v2", "dsr1"],
    "DeepSeek V3": ["deepseek-ai/DeepSeek-V3.1", "deepseek-ai/DeepSeek-V3-0324"],
    "DeepSeek V3.2": ["deepseek-ai/DeepSeek-V3.2-Exp"],
    "Qwen3 235B-A22B": ["Qwen/Qwen3-235B-A22B-Instruct-2507", "Qwen/Qwen3-235B-A22B-Thinking-2507"],
    "Qwen3 30B-A3B": ["Qwen/Qwen3-30B-A3B-Instruct-2507", "Qwen/Qwen3-30B-A3B-Thinking-2507"],
    "Qwen3-Next 80B-A3B": ["Qwen/Qwen3-Next-80B-A3B-Thinking", "Qwen/Qwen3-Coder-Next"],
    "MiniMax M2 / M2.5": ["MiniMaxAI/MiniMax-M2", "MiniMaxAI/MiniMax-M2.7", "MiniMaxAI/MiniMax-M2.1"],
    "GLM-5 744B-A40B": ["zhipuai/GLM-5", "zai-org/GLM-5.1"],
    "GLM-4.6 355B-A32B": ["zai-org/GLM-4.6"],
    "GLM-4.5 355B-A32B": ["zai-org/GLM-4.5"],
    "GLM-4.5-Air 106B-A12B": ["zai-org/GLM-4.5-Air"],
    "Mixtral 8x7B": ["mistralai/Mixtral-8x7B-v0.1"],
    "Mixtral 8x22B": ["mistralai/Mixtral-8x22B-v0.1"],
    "Mistral Large 2 123B": ["mistralai/Devstral-2-123B-Instruct-2512"],
    "Mistral Small 3.x 24B": ["mistralai/Mistral-Small-3.1-24B-Instruct-2503", "Mistral Small 24B",
                              "mistralai/Mistral-Small-24B-Instruct-2501", "mistralai/Devstral-Small-2505",
                              "mistralai/Devstral-Small-2507", "mistralai/Magistral-Small-2506"],
    "Nemotron 3 Nano 30B-A3B": ["nvidia/NVIDIA-Nemotron-3-Nano-30B-A3B-FP8"],
    "Mistral 7B v0.3": ["Mistral 7B"],
    "Phi-4 14B": ["phi-4"],
}

# Names that fit only under an assumption: which of several it is, the name does not say.
MODEL_ASSUMED = {"Llama 3.1 70B": ["Llama 70B"]}

# Drafters that the same vocabulary allows.
MODEL_DRAFTS = {
    "Llama 3.1 8B": ["llama-3.2-1b"],
    "Llama 3.1 70B": ["llama-3.2-1b", "llama-3.2-3b", "llama-3.1-8b"],
    "Llama 3.3 70B": ["llama-3.2-1b", "llama-3.2-3b", "llama-3.1-8b"],
    "Llama 3.1 405B": ["llama-3.2-1b", "llama-3.1-8b"],
    "Qwen3 32B": ["qwen3-0.6b"],
    "Qwen3 14B": ["qwen3-0.6b"],
    "Qwen3 8B": ["qwen3-0.6b"],
}

# Linear attention (value heads of the gated delta rule), from each model's config.json: key heads 16, head sizes 128,
# convolution over 4 tokens.
DELTANET_VALUE_HEADS = {"Qwen3-Next 80B-A3B": 32, "Qwen3.5 27B": 48, "Qwen3.5 35B-A3B": 32,
                        "Qwen3.5 122B-A10B": 64, "Qwen3.5 397B-A17B": 64}
# State-space layers from each model's config.json: (layers, heads, head size); groups 8, state 128, convolution over 4.
MAMBA2 = {"Nemotron 3 Nano 30B-A3B": (23, 64, 64), "Nemotron Nano 9B v2": (27, 128, 80),
          "Nemotron Nano 12B v2": (28, 128, 80)}
# Layers with a dense MLP, where they are not simply those without experts.
DENSE_LAYERS = {"Nemotron 3 Nano 30B-A3B": 0, "Nemotron Nano 9B v2": 25, "Nemotron Nano 12B v2": 28}
# Full-attention layers of other dimensions than the sliding ones: (KV heads, head size).
GEMMA4_FULL = {"Gemma 4 26B-A4B": (2, 512), "Gemma 4 31B": (4, 512)}
# Heads and head size of the sparse-attention indexer.
INDEXER = {"DeepSeek V3.2": (64, 128), "DeepSeek Math V2": (64, 128), "GLM-5 744B-A40B": (32, 128)}
# Dense MLP of layers without experts, where it differs from intermediate_size.
DENSE_INTERMEDIATE = {"Llama 4 Maverick 17B-128E": 16384}


def number(text):
    text = (text or "").strip()
    if not text:
        return None
    value = float(text)
    return int(value) if value == int(value) and "." not in text and "e" not in text.lower() else value


def scalar(value):
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, (int, float)):
        return repr(value)
    text = str(value)
    if re.fullmatch(r"[A-Za-z][A-Za-z0-9 ./()+_-]*", text) and text.lower() not in (
            "true", "false", "null", "yes", "no", "on", "off", "y", "n") and not text.endswith(" "):
        return text
    return json.dumps(text, ensure_ascii=False)


def flow(value):
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k}: {flow(v)}" for k, v in value.items() if v is not None) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(flow(v) for v in value) + "]"
    # A comma or a bracket ends a plain scalar inside a flow collection; quote what is not a plain word.
    if isinstance(value, str) and not re.fullmatch(r"[A-Za-z][A-Za-z0-9._/-]*", value):
        return json.dumps(value, ensure_ascii=False)
    return scalar(value)


def write(path, section, entries, more=None):
    lines = ["# SPDX-License-Identifier: GPL-3.0-or-later",
             "# Written by packaging/make_catalogue.py: edit its tables, not this file.",
             "schema: paretoscope-catalogue/1"]
    for name, rows in [(section, entries)] + list((more or {}).items()):
        lines.append(f"{name}:")
        for entry in rows:
            dash = "  - "
            for key, value in entry.items():
                if value is None or value == []:
                    continue
                if isinstance(value, list) and value and isinstance(value[0], dict):
                    lines.append(f"{dash}{key}:")
                    lines += [f"      - {flow(item)}" for item in value]
                else:
                    shown = flow(value) if isinstance(value, (list, dict)) else scalar(value)
                    lines.append(f"{dash}{key}: {shown}")
                dash = "    "
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def rows_of(*paths):
    for path in paths:
        with open(path, newline="", encoding="utf-8") as file:
            yield from csv.DictReader(file)


def doubtful(*texts):
    return any(re.search(r"verify|knowledge|not sourced|unsourced|CONFLICT|SOLVED|unverified|ESTIMATE", t or "")
               for t in texts)


def sources_of(text):
    return [part.strip() for part in (text or "").split("; ") if part.strip()]


def gpus(tables):
    for row in rows_of(tables / "gpus.csv", HERE / "catalogue" / "extra_gpus.csv"):
        name = row["gpu"]
        ident, aliases, assumed = GPU_NAMES[name]
        usable_mib = number(row["vram_usable_mib_nvidia_smi"])
        usable, usable_source = GPU_USABLE.get(name, (None, None))
        if usable is None and usable_mib is not None:
            usable, usable_source = usable_mib * 2**20, "nvidia-smi total"
        domain = number(row["scale_up_domain"])
        yield {
            "id": ident,
            "name": f'{row["vendor"]} {name}',
            "aliases": [name] + aliases,
            "assumed_aliases": assumed,
            "vendor": row["vendor"],
            "form_factor": row["form_factor"],
            "memory_gb": number(row["vram_gb"]),
            "usable_bytes": int(usable) if usable is not None else None,
            "usable_source": usable_source,
            "bandwidth_gb_s": number(row["mem_bw_gb_s"]),
            "bf16_tflops": number(row["bf16_dense_tflops"]),
            "fp8_tflops": number(row["fp8_dense_tflops"]),
            "fp4_tflops": number(row["fp4_dense_tflops"]),
            "int8_tops": number(row["int8_dense_tops"]),
            "measured_bf16_tflops": number(row["measured_max_bf16_tflops"]),
            "measured_fp8_tflops": number(row["measured_max_fp8_tflops"]),
            "board_power_w": number(row["tdp_w"]),
            "allin_power_w": round(number(row["allin_kw_per_gpu_semianalysis"]) * 1000)
            if number(row["allin_kw_per_gpu_semianalysis"]) else None,
            "link": {"technology": row["scale_up_tech"], "gb_s": number(row["scale_up_bw_gb_s_unidirectional"]),
                     "gpus": domain},
            "pcie_generation": number(row["pcie_gen"]),
            "tco_usd_per_gpu_hour": number(row["tco_usd_per_gpu_h_neocloud_semianalysis"]),
            "sources": sources_of(row["source"]),
            "date": TABLES_AS_OF,
            "verified": not doubtful(row["source"], row["conflicts_and_notes"]),
            "note": row["conflicts_and_notes"] or None,
        }


def attention_of(row):
    name = row["model"]
    heads, kv_heads, head_dim = number(row["n_heads"]), number(row["n_kv_heads"]), number(row["head_dim"])
    full, local = number(row["full_attn_layers"]) or 0, number(row["local_attn_layers"]) or 0
    groups = []
    if number(row["mla_kv_lora_rank"]):
        group = {"kind": "mla", "layers": full, "heads": heads, "q_lora_rank": number(row["mla_q_lora_rank"]),
                 "kv_lora_rank": number(row["mla_kv_lora_rank"]), "qk_nope_dim": number(row["mla_qk_nope_dim"]),
                 "qk_rope_dim": number(row["mla_qk_rope_dim"]), "value_dim": number(row["mla_v_dim"])}
        if name in INDEXER:
            group["indexer_heads"], group["indexer_dim"] = INDEXER[name]
        return [group]
    deltanet = name in DELTANET_VALUE_HEADS
    if full:
        group = {"kind": "full", "layers": full, "heads": heads, "kv_heads": kv_heads, "head_dim": head_dim}
        if name in GEMMA4_FULL:
            group["kv_heads"], group["head_dim"] = GEMMA4_FULL[name]
            group["keys_are_values"] = True
        if deltanet:
            group["output_gate"] = True
        groups.append(group)
    if local:
        groups.append({"kind": "sliding", "layers": local, "heads": heads, "kv_heads": kv_heads,
                       "head_dim": head_dim, "window": number(row["sliding_window"])})
    if deltanet:
        groups.append({"kind": "deltanet", "layers": number(row["n_layers"]) - full, "key_heads": 16,
                       "value_heads": DELTANET_VALUE_HEADS[name], "key_dim": 128, "value_dim": 128,
                       "convolution": 4, "state_element_bytes": 4})
    if name in MAMBA2:
        layers, value_heads, value_dim = MAMBA2[name]
        groups.append({"kind": "mamba2", "layers": layers, "value_heads": value_heads, "value_dim": value_dim,
                       "key_heads": 8, "key_dim": 128, "convolution": 4, "state_element_bytes": 4})
    return groups


def moe_of(row):
    experts = number(row["n_experts"])
    if not experts:
        return None
    width = number(row["moe_intermediate"])
    shared = number(row["n_shared_experts"]) or 0
    shared_width = 3712 if row["model"].startswith("Nemotron 3 Nano") else shared * width
    return {"experts": experts, "top_k": number(row["top_k"]), "shared": shared, "intermediate": width,
            "shared_intermediate": shared_width or None, "layers": number(row["n_moe_layers"])}


def models(tables):
    for row in rows_of(tables / "models.csv", HERE / "catalogue" / "extra_models.csv"):
        name = row["model"]
        ident = MODEL_IDS.get(name, re.sub(r"[^a-z0-9.]+", "-", name.lower()).strip("-"))
        moe = moe_of(row)
        layers = number(row["n_layers"])
        dense_layers = layers - (moe["layers"] if moe else 0)
        if name.startswith("Gemma 4 26B"):
            dense_layers = layers  # a dense MLP beside the experts on every layer
        dense_layers = DENSE_LAYERS.get(name, dense_layers)
        unverified = [key for key, text in (("license", row["license"]), ("origin", row["origin"])) if doubtful(text)]
        published, active = number(row["params_published_b"]), number(row["active_published_b"])
        yield {
            "id": ident,
            "name": name,
            "aliases": [row["hf_id"]] + MODEL_ALIASES.get(name, []),
            "assumed_aliases": MODEL_ASSUMED.get(name, []),
            "layers": layers,
            "hidden": number(row["hidden_size"]),
            "vocabulary": number(row["vocab_size"]),
            "attention": attention_of(row),
            "dense_layers": dense_layers,
            "intermediate": DENSE_INTERMEDIATE.get(name, number(row["intermediate_size"])) if dense_layers else None,
            "mlp_matrices": number(row["mlp_matrices"]),
            "moe": moe,
            "tied_embeddings": row["tie_embeddings"] == "True",
            "native_dtype": {"bfloat16": "bf16", "float16": "fp16"}.get(row["native_weight_dtype"],
                                                                        row["native_weight_dtype"]),
            "quantised": "experts" if row["native_weight_dtype"] in ("mxfp4", "int4") else None,
            "quantisation_group": 32 if row["native_weight_dtype"] == "int4" else None,
            "max_context": number(row["max_context"]),
            "parameters_published": round(published * 1e9) if published else None,
            "active_published": round(active * 1e9) if active else None,
            "license": row["license"] if "unverified" not in row["license"] else None,
            "origin": re.sub(r" \(knowledge\)", "", row["origin"]) or None,
            "drafts": MODEL_DRAFTS.get(name, []),
            "pattern": row["attn_pattern"] if row["attn_pattern"] not in ("full", "MLA") else None,
            "sources": sources_of(row["source"]),
            "date": TABLES_AS_OF,
            "verified": not doubtful(row["source"], row["notes"]),
            "unverified_fields": unverified,
            "note": row["notes"] or None,
        }


def grids(tables):
    for row in rows_of(tables / "grids.csv"):
        owid = row["ci_source"] or "yearly figure of the table (OWID/Ember)"
        intensities = []
        for column, year, method, source in (
                ("ci_gco2_per_kwh_2025", 2025, "lifecycle", owid),
                ("ci_gco2_per_kwh_2024", 2024, "lifecycle", owid),
                ("ci_2023_codecarbon", 2023, "codecarbon", "CodeCarbon table of 2023"),
                ("ci_2024_gcp_electricitymaps", 2024, "electricitymaps-hourly-mean",
                 "Google Cloud region table of 2024 from Electricity Maps, " + (row["gcp_region"] or "")),
                ("lca_gwp_ademe_ecologits", None, "lca-ademe", "ADEME Base Empreinte by way of EcoLogits")):
            value = number(row[column])
            if value is not None:
                intensities.append({"g_per_kwh": value, "year": year, "method": method, "source": source})
        prices = []
        for column, period, months in (("day_ahead_eur_mwh_2026_q1", "2026-Q1", 3 if row["day_ahead_eur_mwh_2026_q1"] else None),
                                       ("day_ahead_eur_mwh_2025", "2025", number(row["day_ahead_2025_months"])),
                                       ("day_ahead_eur_mwh_2024", "2024", 12), ("day_ahead_eur_mwh_2023", "2023", 12)):
            value = number(row[column])
            if value is not None:
                prices.append({"eur_per_mwh": value, "kind": "wholesale", "period": period, "months": months,
                               "source": row["price_source"], "verified": True})
        for value, band in re.findall(r"([\d.]+) \(band ([^)]*)\)", row["industrial_price_eur_mwh"]):
            prices.append({"eur_per_mwh": float(value), "kind": "industrial", "period": "2025-S2",
                           "band": band + ", excl. VAT", "source": row["industrial_price_source"], "verified": False})
        yield {
            "id": row["iso2"], "name": row["country"], "aliases": [row["iso3"]], "iso3": row["iso3"],
            "eu": row["eu27"] == "Y",
            "bidding_zone": row["entsoe_bidding_zone_eic"] or None,
            "electricitymaps_zone": row["electricitymaps_zone"] or None,
            "intensities": intensities, "prices": prices,
            "sources": [s for s in (row["ci_source"], row["price_source"]) if s] or [owid],
            "date": "2026-05-05", "verified": not doubtful(row["ci_source"]), "note": row["notes"] or None,
        }


def gpu_id(name):
    plain = re.sub(r"[^a-z0-9]", "", name.lower())
    for own, (ident, aliases, assumed) in GPU_NAMES.items():
        if plain in [re.sub(r"[^a-z0-9]", "", n.lower()) for n in [own, *aliases, *assumed]]:
            return ident
    return None


def providers(tables):
    found = {}
    for row in rows_of(tables / "providers.csv"):
        ident = re.sub(r"[^a-z0-9]+", "-", re.sub(r"\(.*\)", "", row["provider"]).lower()).strip("-")
        entry = found.setdefault(ident, {
            "id": ident, "name": row["provider"], "aliases": [], "hq": row["hq_country"] or None,
            "jurisdiction": row["controlling_jurisdiction"] or None,
            "us_exposure": row["us_cloud_act_exposure"] or None, "offers": [],
            "sources": [], "date": TABLES_AS_OF, "verified": False,
            "note": "headquarters, jurisdiction and exposure are general knowledge: check them"})
        if number(row["price"]) is None:
            entry["note"] = row["notes"] + "; headquarters and jurisdiction are general knowledge: check them"
            entry["sources"] = ["general knowledge"]
            continue
        if row["source"] not in entry["sources"]:
            entry["sources"].append(row["source"])
        date = re.match(r"\d{4}-\d{2}-\d{2}", row["date"])
        entry["offers"].append({
            "gpu": gpu_id(row["gpu"]), "gpu_name": row["gpu"], "gpus": number(row["gpus"]),
            "region": row["region"] or None, "instance": row["instance"] or None, "price": number(row["price"]),
            "currency": row["currency"], "basis": row["price_basis"],
            "eur_per_gpu_hour": number(row["eur_per_gpu_hour"]), "date": date.group(0) if date else row["date"],
            "confidence": row["confidence"] or None, "source": row["source"],
            "verified": not doubtful(row["source"], row["notes"]) and bool(date), "note": row["notes"] or None})
    return list(found.values())


def costs(tables):
    for row in rows_of(tables / "onprem_costs.csv"):
        yield {"id": re.sub(r"[^a-z0-9]+", "-", row["item"].lower()).strip("-"), "name": row["item"],
               "value": number(row["value"]), "unit": row["unit"], "quoted_from": row["quoted_from"] or None,
               "sources": [row["source"]], "date": row["date"],
               "verified": not doubtful(row["source"], row["unit"])}


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    tables = pathlib.Path(sys.argv[1])
    out = pathlib.Path(sys.argv[2]) if len(sys.argv) == 3 else HERE.parent / "resources" / "catalogue"
    out.mkdir(parents=True, exist_ok=True)
    write(out / "gpus.yaml", "gpus", list(gpus(tables)))
    write(out / "models.yaml", "models", list(models(tables)))
    write(out / "grids.yaml", "grids", list(grids(tables)))
    write(out / "providers.yaml", "providers", providers(tables), {"costs": list(costs(tables))})


if __name__ == "__main__":
    main()
