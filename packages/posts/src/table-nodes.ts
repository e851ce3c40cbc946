import type { NodeSpec } from 'prosemirror-model';
import { matches, whole } from './validators.ts';

/** The largest number of columns or rows that a cell spans. */
const SPAN_MAX = 20;

const cell = {
  content: 'paragraph+',
  attrs: {
    colspan: { default: 1, validate: whole(1, SPAN_MAX) },
    rowspan: { default: 1, validate: whole(1, SPAN_MAX) },
    // The editor's table plugin requires this attribute. It is always null, because column widths follow the text.
    colwidth: { default: null, validate: matches((value) => value === null) },
  },
  isolating: true,
} satisfies Partial<NodeSpec>;

/** The table nodes, with the roles by which prosemirror-tables recognizes them. */
export const tableNodes = {
  table: {
    content: 'table_row+',
    tableRole: 'table',
    isolating: true,
    group: 'block',
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  table_row: {
    content: '(table_cell | table_header)+',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_cell: {
    ...cell,
    tableRole: 'cell',
    parseDOM: [{ tag: 'td', getAttrs: spans }],
    toDOM: (node) => ['td', shownSpans(node.attrs), 0],
  },
  table_header: {
    ...cell,
    tableRole: 'header_cell',
    parseDOM: [{ tag: 'th', getAttrs: spans }],
    toDOM: (node) => ['th', shownSpans(node.attrs), 0],
  },
} satisfies Record<string, NodeSpec>;

function spans(dom: HTMLElement): { colspan: number; rowspan: number } {
  const span = (name: string) => Math.min(SPAN_MAX, Math.max(1, Math.trunc(Number(dom.getAttribute(name))) || 1));
  return { colspan: span('colspan'), rowspan: span('rowspan') };
}

function shownSpans({ colspan, rowspan }: Record<string, number>): Record<string, number> {
  return { ...(colspan === 1 ? {} : { colspan: colspan ?? 1 }), ...(rowspan === 1 ? {} : { rowspan: rowspan ?? 1 }) };
}
