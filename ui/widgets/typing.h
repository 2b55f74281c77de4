// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLineEdit;
class QWidget;

namespace ui {

class Session;

/// What a person is typing is in the document only once the input is left. Before something is written, or given up,
/// the window asks for it here.
namespace typing {

/// The input of a window that has the keyboard, also while another window is in front; null: it is no line of text.
QLineEdit *inputOf(const QWidget &window);

/// Has that input hand over what was typed, as leaving it would; text, cursor and selection stay as they are. Where
/// nobody `asked`, an input that was emptied is left alone: the next letter may be on its way.
void handOver(const QWidget &window, bool asked);

/// What was typed and could not be taken is no part of the document that comes next, wherever in the window it stands.
void giveUp(const QWidget &window);

/// The key under which an edit by that input merges with those before it: what is handed over while somebody is typing
/// and what is typed then is one step to undo. To be asked for whenever the input says `editingFinished`.
int mergeKey(QLineEdit &input, Session &session);

/// Whether the input says `editingFinished` only because it was asked to hand over: somebody goes on typing in it.
bool isHandingOver(const QLineEdit &input);

} // namespace typing

} // namespace ui
