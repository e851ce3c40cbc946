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
import { arrivingPictures } from './arriving-pictures.ts';
import { cleanPaste } from './clean-paste.ts';
import { pastedFiles } from './pasted-files.ts';

const { nodes, marks } = postSchema;

interface Ways {
  /** Asks for the address of a link. */
  readonly onLink: () => void;
  /** Leads to the toolbar. */
  readonly onTools: () => void;
  /** Something was pasted or dropped without its pictures. */
  readonly onPictureLeft: () => void;
  /** Files were pasted or dropped at a place of the text. */
  readonly onFiles: (view: EditorView, at: number, files: readonly File[]) => void;
}

/** What the editor can do beside typing: keys, Markdown on the way, undo, tables, pasting. */
export function editorPlugins(ways: Ways): Plugin[] {
  return [
    inputRules({ rules: markdownRules() }),
    keymap(keys(ways)),
    keymap(baseKeymap),
    history(),
    dropCursor({ color: 'currentColor', width: 2 }),
    gapCursor(),
    tableEditing(),
    pasting(ways),
    altFaults(),
    arrivingPictures(),
  ];
}

function keys({ onLink, onTools }: Ways): Record<string, Command> {
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
  // Tab moves on in lists and tables alone: elsewhere it leaves the editor, as a keyboard needs.
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
    // A first heading is the title: '# ' begins one of the second level, as '## ' does.
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

/** Marks what stands between signs that are typed around it, and takes the signs away. */
function markRule(pattern: RegExp, mark: MarkType): InputRule {
  return new InputRule(pattern, (state, [, signed = '', text = ''], _start, end) => {
    // The last sign is not in the document yet.
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

function pasting({ onPictureLeft, onFiles }: Ways): Plugin {
  const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
  /** Takes the files; whether there is nothing else. */
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
        // A block of the text itself, which a browser may draw as a file.
        if (view.dragging) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? view.state.selection.to;
        const place = view.state.doc.resolve(at);
        // After the paragraph that it is dropped on: a hand aims at no letter.
        return takeFiles(view, event.dataTransfer, place.parent.isTextblock ? place.after() : at);
      },
      handlePaste(view, event) {
        if (takeFiles(view, event.clipboardData, view.state.selection.to)) return true;
        const text = event.clipboardData?.getData('text/plain').trim() ?? '';
        const { selection, tr } = view.state;
        // A film's link alone becomes the film, any other over a selection its link.
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
