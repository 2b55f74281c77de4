#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Collects the engine's sentences, CORE_TEXT("…"), for lupdate, which does not see through that macro.

Usage: core_texts.py OUT.cpp FOLDER…: writes a source that names each sentence once in the context "core".
"""
import pathlib
import re
import sys

LITERAL = r'"(?:[^"\\]|\\.)*"'
CALL = re.compile(r"CORE_TEXT\(\s*((?:" + LITERAL + r"\s*)+)\)")


def main(out: pathlib.Path, folders: list[pathlib.Path]) -> None:
    texts: set[str] = set()
    for path in sorted(p for folder in folders for p in folder.rglob("*") if p.suffix in (".cpp", ".h")):
        for match in CALL.finditer(path.read_text(encoding="utf-8")):
            texts.add("".join(literal[1:-1] for literal in re.findall(LITERAL, match.group(1))))
    lines = [f'QT_TRANSLATE_NOOP("core", "{text}")' for text in sorted(texts)]
    content = "\n".join(lines) + "\n"
    if not out.exists() or out.read_text(encoding="utf-8") != content:
        out.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), [pathlib.Path(folder) for folder in sys.argv[2:]])
