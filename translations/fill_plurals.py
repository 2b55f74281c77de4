#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fills the English plural forms of paretoscope_en.ts from the sources' "(s)": "%n run(s)" is "%n run" and "%n runs".

English needs no other translation. Run after `cmake --build … --target paretoscope_lupdate`.
"""
import pathlib
import re
import sys
import xml.etree.ElementTree as tree

WORDS = {
    "axis(es)": ("axis", "axes"),
    "stay(s)": ("stays", "stay"),
    "fail(s)": ("fails", "fail"),
    "hold(s)": ("holds", "hold"),
    "do(es)": ("does", "do"),
}


def form(source: str, plural: bool) -> str:
    for written, forms in WORDS.items():
        source = source.replace(written, forms[1 if plural else 0])
    source = re.sub(r"(\w)\(es\)", r"\1es" if plural else r"\1", source)
    source = re.sub(r"(\w)\(s\)", r"\1s" if plural else r"\1", source)
    if not plural:
        source = re.sub(r"(%n [^.]*?)\bare\b", r"\1is", source)
    return source


def main(path: pathlib.Path) -> None:
    document = tree.parse(path)
    for message in document.iter("message"):
        if message.get("numerus") != "yes":
            continue
        source = message.findtext("source", "")
        translation = message.find("translation")
        translation.attrib.pop("type", None)
        for child in list(translation):
            translation.remove(child)
        translation.text = None
        for plural in (False, True):
            tree.SubElement(translation, "numerusform").text = form(source, plural)
    document.write(path, encoding="utf-8", xml_declaration=True)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else pathlib.Path(__file__).with_name("paretoscope_en.ts"))
