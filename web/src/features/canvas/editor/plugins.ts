import { cleanText } from '@groundswell/contracts';
import { embedOfLink, isSafeHref, postSchema } from '@groundswell/posts';
import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands';
import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import {
  ellipsis,
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { altFaults } from './alt-faults.ts';
import { cleanPaste } from './clean-paste.ts';
import { pastedFiles } from './pasted-files.ts';
import { uploadPlaceholders } from './upload-placeholders.ts';

const { nodes, marks } = postSchema;

interface EditorCallbacks {
  /** Opens the dialog for a link's address. */
  readonly onLink: () => void;
  /** Moves the focus to the toolbar. */
  readonly onTools: () => void;
  /** Called when pictures hosted on other sites were removed from pasted or dropped content. */
  readonly onPictureLeft: () => void;
  /** Called when files are pasted or dropped at a position of the text. */
  readonly onFiles: (view: EditorView, at: number, files: readonly File[]) => void;
}

/** Returns the plugins of the editor: keys, Markdown shortcuts, undo, tables, pasting. */
export function editorPlugins(callbacks: EditorCallbacks): Plugin[] {
  return [
    inputRules({ rules: markdownRules() }),
    keymap(keys(callbacks)),
    keymap(baseKeymap),
    history(),
    dropCursor({ color: 'currentColor', width: 2 }),
    gapCursor(),
    tableEditing(),
    pasting(callbacks),
    altFaults(),
    uploadPlaceholders(),
  ];
}

function keys({ onLink, onTools }: EditorCallbacks): Record<string, Command> {
  const newLine: Command = chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
    return true;
  });
  const doing =
    (deed: () => void): Command =>
    () => {
      deed();
      return true;
    };
  // Tab has a command only in lists and tables; elsewhere it must leave the editor, for keyboard users.
  return {
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    Backspace: undoInputRule,
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.em),
    'Mod-e': toggleMark(marks.code),
    'Mod-k': doing(onLink),
    'Alt-F10': doing(onTools),
    'Mod-Alt-0': setBlockType(nodes.paragraph),
    'Mod-Alt-2': setBlockType(nodes.heading, { level: 2 }),
    'Mod-Alt-3': setBlockType(nodes.heading, { level: 3 }),
    'Mod-Alt-4': setBlockType(nodes.heading, { level: 4 }),
    Enter: splitListItem(nodes.list_item),
    'Shift-Enter': newLine,
    Tab: chainCommands(goToNextCell(1), sinkListItem(nodes.list_item)),
    'Shift-Tab': chainCommands(goToNextCell(-1), liftListItem(nodes.list_item)),
  };
}

function markdownRules(): InputRule[] {
  return [
    ellipsis,
    // The post's title is the first-level heading, so '# ' starts a second-level one, as '## ' does.
    textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, signs = '']) => ({ level: Math.max(2, signs.length) })),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(/^\s*[-*+]\s$/, nodes.bullet_list),
    wrappingInputRule(
      /^(\d{1,4})\.\s$/,
      nodes.ordered_list,
      ([, order]) => ({ order: Number(order) }),
      ([, order], list) => list.childCount + list.attrs.order === Number(order),
    ),
    textblockTypeInputRule(/^```$/, nodes.code_block),
    new InputRule(/^---$/, (state, _match, start) =>
      state.tr.replaceRangeWith(start - 1, state.selection.$from.after(), nodes.horizontal_rule.create()),
    ),
    markRule(/(?:^|[^*])(\*\*([^*\s][^*]*)\*\*)$/, marks.strong),
    markRule(/(?:^|[^*])(\*([^*\s][^*]*)\*)$/, marks.em),
    markRule(/(?:^|[^_\p{L}\p{N}])(_([^_\s][^_]*)_)$/u, marks.em),
    markRule(/(?:^|[^`])(`([^`]+)`)$/, marks.code),
  ];
}

/** Returns a rule that marks the text between typed Markdown signs, and removes the signs. */
function markRule(pattern: RegExp, mark: MarkType): InputRule {
  return new InputRule(pattern, (state, [, signed = '', text = ''], _start, end) => {
    // The rule runs before the last typed sign is in the document.
    const from = end - (signed.length - 1);
    if (!state.doc.resolve(from).parent.type.allowsMarkType(mark)) return null;
    const opening = signed.indexOf(text);
    return state.tr
      .delete(from + opening + text.length, end)
      .delete(from, from + opening)
      .addMark(from, from + text.length, mark.create())
      .removeStoredMark(mark);
  });
}

function pasting({ onPictureLeft, onFiles }: EditorCallbacks): Plugin {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  /** Hands over the files; returns true if there is nothing else to insert. */
  const takeFiles = (view: EditorView, data: DataTransfer | null, at: number) => {
    const { files, hasWords } = pastedFiles(data, parse);
    if (files.length > 0) onFiles(view, at, files);
    return !hasWords;
  };
  return new Plugin({
    props: {
      transformPastedHTML: (html) => cleanPaste(cleanText(html), parse, onPictureLeft),
      transformPastedText: (text) => cleanText(text),
      handleDrop(view, event) {
        // A block dragged within the text may arrive as a file in some browsers.
        if (view.dragging) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.to;
        const place = view.state.doc.resolve(at);
        // A file dropped on a paragraph is inserted after the paragraph, because writers do not aim between two
        // characters.
        return takeFiles(view, event.dataTransfer, place.parent.isTextblock ? place.after() : at);
      },
      handlePaste(view, event) {
        if (takeFiles(view, event.clipboardData, view.state.selection.to)) return true;
        const text = event.clipboardData?.getData('text/plain').trim() ?? '';
        const { selection, tr } = view.state;
        // A pasted video link becomes an embed in an empty paragraph. Over a selection, a pasted link becomes the
        // selection's link.
        const embed = embedOfLink(text);
        if (embed && selection.empty && selection.$from.parent.content.size === 0) {
          view.dispatch(tr.replaceSelectionWith(nodes.embed.create({ ...embed, title: '' })).scrollIntoView());
          return true;
        }
        if (selection.empty || !/^https?:\/\/\S+$/.test(text) || !isSafeHref(text)) return false;
        view.dispatch(tr.addMark(selection.from, selection.to, marks.link.create({ href: text })));
        return true;
      },
    },
  });
}
