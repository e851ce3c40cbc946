import { formsOf } from '@groundswell/contracts';
import { searchWords } from '@groundswell/data/blog';
import MiniSearch from 'minisearch';

interface Document {
  readonly id: string;
}
export interface Field<D> {
  readonly name: string;
  readonly boost: number;
  readonly of: (document: D) => string;
  /** Whether the text is already normalized, with words separated by spaces. */
  readonly isPlain?: boolean;
}

/**
 * Builds a full-text search over documents. A hit contains all words of the query, and the best match comes first. A
 * query word also matches longer words that begin with it. From four letters on, it tolerates one wrong letter in five,
 * or two neighbouring letters that are swapped. `boost` weights the fields.
 */
export function indexWords<D extends Document>(
  documents: readonly D[],
  fields: readonly Field<D>[],
): (asked: string) => D[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  /** The number of occurrences of each indexed word. */
  const counts = new Map<string, number>();
  /**
   * Returns all forms under which a word of a document is indexed. A query word, which has no field, stays as it is.
   */
  const formsIn = (word: string, field?: string) => {
    if (field === undefined) return word;
    const forms = formsOf(word);
    for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
    return [...forms];
  };
  const index = new MiniSearch<D>({
    fields: [...byName.keys()],
    extractField: (document, name) => (name === 'id' ? document.id : (byName.get(name)?.of(document) ?? '')),
    tokenize: (text, name) => (name !== undefined && byName.get(name)?.isPlain ? text.split(' ') : searchWords(text)),
    processTerm: formsIn,
  });
  index.addAll(documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const boost = Object.fromEntries(fields.map(({ name, boost }) => [name, boost]));

  /**
   * Scores the documents that contain a word, limited to those in `among`. Documents outside `among` get a boost of 0,
   * which makes the library skip them.
   */
  function scoresOf(word: string, among: ReadonlyMap<unknown, number> | undefined): Map<unknown, number> {
    const queries = counts.has(word) ? [word] : [word, ...swapsOf(word).filter((swapped) => counts.has(swapped))];
    const found = index.search(
      { queries, combineWith: 'OR' },
      {
        prefix: true,
        fuzzy: (term) => (term.length > 3 ? 0.2 : false),
        boost,
        ...(among && { boostDocument: (id: unknown) => (among.has(id) ? 1 : 0) }),
      },
    );
    return new Map(found.map(({ id, score }) => [id, score + (among?.get(id) ?? 0)]));
  }

  return (asked) => {
    // Rare words come first, so that later searches scan fewer documents. An unknown word may match any document, so it
    // comes last.
    const count = (word: string) => counts.get(word) ?? documents.length;
    const words = [...new Set(searchWords(asked))].toSorted((a, b) => count(a) - count(b));
    let found: Map<unknown, number> | undefined;
    for (const word of words) found = scoresOf(word, found);
    return [...(found ?? [])].toSorted((a, b) => b[1] - a[1]).flatMap(([id]) => byId.get(String(id)) ?? []);
  };
}

/**
 * Lists the words that result from swapping two neighbouring letters, for words of at least four letters: 'obuy',
 * 'buoy' and 'boyu' for 'bouy'.
 */
function swapsOf(word: string): string[] {
  if (word.length < 4) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
