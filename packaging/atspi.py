#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader meets: walks the running window over AT-SPI and fails on what takes the keyboard and has no name,
and on a picture without a spoken summary. Started by packaging/gates.sh access, with a bus and a display of its own.
    atspi.py PROGRAM [PROJECT]
"""
import os
import subprocess
import sys
import time

import pyatspi
from gi.repository import GLib

SILENT = {"filler", "panel", "layered pane", "scroll pane", "viewport", "split pane", "root pane", "window", "frame",
          "separator", "scroll bar", "unknown", "table cell", "list item", "tree item"}
PICTURES = {"image", "chart", "canvas", "filler", "panel"}


def application():
    for _ in range(120):
        for app in pyatspi.Registry.getDesktop(0):
            if app is not None and "aretoscope" in (app.name or ""):
                if app.childCount:
                    return app
        time.sleep(0.5)
    return None


def walk(node, path=(), depth=0):
    try:
        children = node.childCount
        role = node.getRoleName()
        name = node.name or ""
    except Exception:  # the widget went while it was looked at
        return
    yield node, role, path
    # A table of many rows is a table all the same: what it says is asked of its first cells.
    for i in range(min(children, 60)):
        try:
            child = node[i]
        except Exception:
            continue
        if child is not None and depth < 40:
            yield from walk(child, path + (name or role,), depth + 1)


def labelled(node):
    return any(relation.getRelationType() == pyatspi.RELATION_LABELLED_BY for relation in node.getRelationSet())


def emptyTabs(node, role):
    """The bar over panels that are all closed."""
    return role == "page tab list" and not any(child is not None and child.getRoleName() == "page tab" for child in node)


def look(app):
    """Widgets that take the keyboard without a name, names seen, charts heard."""
    nameless, named, pictures = [], 0, []
    for node, role, path in walk(app):
        states = node.getState()
        shown = states.contains(pyatspi.STATE_SHOWING)
        if not shown:
            continue
        if states.contains(pyatspi.STATE_FOCUSABLE) and role not in SILENT and not emptyTabs(node, role):
            # Qt tells a box of choices by what is chosen; its name is that of its label, or its description.
            if node.name if role != "combo box" else labelled(node) or node.description:
                named += 1
            else:
                nameless.append("%s in %s" % (role, " > ".join(path[-4:])))
        if role in PICTURES and node.name and len(node.description or "") > 20:
            pictures.append("%s: %s" % (node.name, node.description))
    return nameless, named, pictures


def press(node):
    try:
        action = node.queryAction()
    except NotImplementedError:
        return False
    for i in range(action.nActions):
        if action.getName(i).lower() in ("press", "toggle", "click", "check"):
            try:
                action.doAction(i)
            except GLib.GError:  # it answers when the page is there
                time.sleep(10)
            return True
    return False


def rail(app):
    """The buttons of the page rail: those whose parent is named so, else check buttons in a column."""
    return [node for node, role, path in walk(app)
            if role in ("radio button", "toggle button", "check box", "page tab", "push button")
            and any("ages" in part for part in path[-3:]) and node.getState().contains(pyatspi.STATE_SHOWING)]


def main():
    program, *project = sys.argv[1:]
    environment = dict(os.environ, QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1", QT_ACCESSIBILITY="1")
    child = subprocess.Popen([program, *project], env=environment, stderr=subprocess.DEVNULL)
    try:
        app = application()
        if app is None:
            print("the window is not on the accessibility bus")
            return 1
        time.sleep(6)  # the first evaluation
        failures, names, pictures = {}, 0, []
        buttons = rail(app)
        for button in buttons or [None]:
            page = button.name if button is not None else "start"
            if button is not None:
                press(button)
                time.sleep(2.5)
            nameless, named, spoken = look(app)
            names += named
            pictures += spoken
            sys.stdout.flush()
            print("%-14s %3d named, %d without a name, %d pictures speak" % (page, named, len(nameless), len(spoken)))
            for line in nameless:
                if line not in failures:
                    print("  no name: %s" % line)
                failures.setdefault(line, page)
        if names == 0 or len(buttons) < 8:
            print("only %d pages were found: the rail is not named" % len(buttons))
            return 1
        return 1 if failures else 0
    finally:
        child.terminate()
        child.wait(20)


sys.exit(main())
