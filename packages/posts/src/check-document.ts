import { isPermittedText } from '@groundswell/contracts';
import { Node } from 'prosemirror-model';
import { isEmbed } from './embeds.ts';
import { postSchema } from './schema.ts';

/** A post's text as the editor stores it. */
export type PostDocument = { type: 'doc'; [key: string]: unknown };

export const EMPTY_DOCUMENT: PostDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** About fifteen thousand words: a post in three languages stays well below the 400 KB limit of a row. */
const CHARACTERS_MAX = 120_000;
const NODES_MAX = 6000;
/** The limit suffices for lists inside lists and quotes; deeper nesting would overflow a parser's stack. */
const DEPTH_MAX = 24;

export class DocumentError extends Error {
  override name = 'DocumentError';
  readonly problem: 'too-long' | 'too-deep' | 'unknown';

  constructor(problem: DocumentError['problem'], detail: string) {
    super(detail);
    this.problem = problem;
  }
}

/**
 * Returns the document in the schema's canonical form, with only nodes and attributes that posts have. Throws a
 * DocumentError for anything else.
 */
export function checkDocument(json: unknown): PostDocument {
  return { ...nodeOf(json).toJSON(), type: 'doc' };
}

export function nodeOf(json: unknown): Node {
  walk(json);
  try {
    const node = Node.fromJSON(postSchema, json);
    if (node.type !== postSchema.topNodeType) throw new RangeError('It is no whole document');
    node.check();
    node.descendants(({ type, attrs }) => {
      if (type === postSchema.nodes.embed && !isEmbed(attrs.provider, attrs.id))
        throw new RangeError('A frame names no film');
    });
    return node;
  } catch (cause) {
    if (cause instanceof DocumentError) throw cause;
    throw new DocumentError('unknown', cause instanceof Error ? cause.message : 'It is no document');
  }
}

/** Enforces the size limits, and rejects names that the schema's parser would ignore. */
function walk(json: unknown): void {
  let nodes = 0;
  let characters = 0;
  const visit = (part: unknown, depth: number): void => {
    if (depth > DEPTH_MAX) throw new DocumentError('too-deep', `It is nested over ${DEPTH_MAX} deep`);
    nodes += 1;
    if (nodes > NODES_MAX) throw new DocumentError('too-long', `It has over ${NODES_MAX} parts`);
    const { type, attrs, content, marks, text, ...rest } = fieldsOf(part);
    const spec = typeof type === 'string' && Object.hasOwn(postSchema.nodes, type) && postSchema.nodes[type]?.spec;
    if (!spec || Object.keys(rest).length > 0)
      throw new DocumentError('unknown', 'It has a part that posts do not have');
    if ((text !== undefined) !== (type === 'text') || (text !== undefined && typeof text !== 'string'))
      throw new DocumentError('unknown', 'Its text is not where text is');
    if (typeof text === 'string' && (!isPermittedText(text) || /[^\P{Cc}\t\n]/u.test(text)))
      throw new DocumentError('unknown', 'Its text holds characters that it cannot have');
    characters += String(text ?? '').length + checkAttrs(attrs, spec.attrs);
    for (const mark of listOf(marks)) {
      const { type: name, attrs: ofMark, ...more } = fieldsOf(mark);
      const known = typeof name === 'string' && Object.hasOwn(postSchema.marks, name) && postSchema.marks[name]?.spec;
      if (!known || Object.keys(more).length > 0)
        throw new DocumentError('unknown', 'It has a mark that posts do not have');
      characters += checkAttrs(ofMark, known.attrs);
    }
    if (characters > CHARACTERS_MAX) throw new DocumentError('too-long', `It has over ${CHARACTERS_MAX} characters`);
    for (const child of listOf(content)) visit(child, depth + 1);
  };
  visit(json, 0);
}

/** Rejects unknown attributes, and counts the characters of the attributes for the size limit. */
function checkAttrs(attrs: unknown, known: object | undefined): number {
  if (attrs === undefined) return 0;
  const entries = Object.entries(fieldsOf(attrs));
  if (entries.some(([name]) => !known || !Object.hasOwn(known, name)))
    throw new DocumentError('unknown', 'It has an attribute that posts do not have');
  return entries.reduce((sum, [, value]) => sum + (typeof value === 'string' ? value.length : 1), 0);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new DocumentError('unknown', 'It has a part that is none');
  return { ...value };
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new DocumentError('unknown', 'It has a part that is no list');
  return value;
}
