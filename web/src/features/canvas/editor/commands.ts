import { postSchema } from '@groundswell/posts';
import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from 'prosemirror-tables';

const { nodes, marks } = postSchema;

/** The command of a toolbar button, and whether the button shows as pressed. */
export interface Tool {
  readonly run: Command;
  readonly isOn?: (state: EditorState) => boolean;
}

const mark = (type: MarkType): Tool => ({
  run: toggleMark(type, null, { includeWhitespace: false }),
  isOn: (state) => hasMark(state, type),
});
const wrapped = (type: NodeType, wrap: Command, unwrap: Command): Tool => ({
  run: (state, ...rest) => (isWithin(state, type) ? unwrap : wrap)(state, ...rest),
  isOn: (state) => isWithin(state, type),
});

export const TOOLS = {
  strong: mark(marks.strong),
  em: mark(marks.em),
  code: mark(marks.code),
  quote: wrapped(nodes.blockquote, wrapIn(nodes.blockquote), lift),
  bullets: wrapped(nodes.bullet_list, wrapInList(nodes.bullet_list), liftListItem(nodes.list_item)),
  numbers: wrapped(nodes.ordered_list, wrapInList(nodes.ordered_list), liftListItem(nodes.list_item)),
  codeBlock: {
    run: (state, ...rest) =>
      setBlockType(blockType(state) === 'code' ? nodes.paragraph : nodes.code_block)(state, ...rest),
    isOn: (state) => blockType(state) === 'code',
  },
  divider: { run: insertBlock(() => nodes.horizontal_rule.create()) },
  table: { run: insertBlock(() => newTable(3, 2)) },
  undo: { run: undo },
  redo: { run: redo },
} satisfies Record<string, Tool>;

export const TABLE_TOOLS = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  header: toggleHeaderRow,
  delete: deleteTable,
} satisfies Record<string, Command>;
export { isInTable };

export type BlockType = 'text' | 'heading-2' | 'heading-3' | 'heading-4' | 'code' | 'other';

/** Returns the type of the block at the cursor. */
export function blockType({ selection }: EditorState): BlockType {
  const { type, attrs } = selection.$from.parent;
  if (type === nodes.paragraph) return 'text';
  if (type === nodes.code_block) return 'code';
  return type === nodes.heading ? (`heading-${attrs.level}` as BlockType) : 'other';
}

export function setBlock(type: BlockType): Command {
  const level = Number(type.split('-')[1]);
  return level ? setBlockType(nodes.heading, { level }) : setBlockType(nodes.paragraph);
}

/** Returns a command that inserts a block in place of the selection. */
export function insertBlock(make: () => Node): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(make()).scrollIntoView());
    return true;
  };
}

/** Returns the address of the link at the cursor, so that it can be edited. */
export function linkAt(state: EditorState): string | undefined {
  const { from, $from, to, empty } = state.selection;
  if (empty) return marks.link.isInSet($from.marks())?.attrs.href;
  let href: string | undefined;
  state.doc.nodesBetween(from, to, (node) => {
    href ??= marks.link.isInSet(node.marks)?.attrs.href;
  });
  return href;
}

/**
 * Returns a command that links the selection; with an empty selection it inserts the address as text. Without an
 * address it removes the link.
 */
export function setLink(href: string | undefined): Command {
  return (state, dispatch) => {
    const { from, to } = linkedRange(state);
    const tr = state.tr.removeMark(from, to, marks.link);
    if (href && from === to) tr.insertText(href, from).addMark(from, from + href.length, marks.link.create({ href }));
    else if (href) tr.addMark(from, to, marks.link.create({ href }));
    dispatch?.(tr);
    return true;
  };
}

function linkedRange({ selection: { from, to, empty, $from } }: EditorState): { from: number; to: number } {
  const link = empty && marks.link.isInSet($from.marks());
  if (!link) return { from, to };
  const { parent } = $from;
  const isLinked = (at: number) => Boolean(parent.maybeChild(at)?.marks.some((one) => one.eq(link)));
  let first = $from.index();
  if (!isLinked(first)) first -= 1;
  let last = first;
  while (isLinked(first - 1)) first -= 1;
  while (isLinked(last + 1)) last += 1;
  let start = $from.start();
  for (let at = 0; at < first; at += 1) start += parent.child(at).nodeSize;
  let end = start;
  for (let at = first; at <= last; at += 1) end += parent.child(at).nodeSize;
  return { from: start, to: end };
}

function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
}

function isWithin({ selection: { $from } }: EditorState, type: NodeType): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
}

function newTable(rows: number, columns: number) {
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      Array.from({ length: columns }, () => type.create(null, nodes.paragraph.create())),
    );
  return nodes.table.create(
    null,
    Array.from({ length: rows }, (_, at) => row(at === 0 ? nodes.table_header : nodes.table_cell)),
  );
}
