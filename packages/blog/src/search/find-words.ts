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
  /** Its words are plain already, with a blank between. */
  readonly isPlain?: boolean;
}

/**
 * A search over documents: those that have all words of it, the likeliest first, each word by its beginning, longer ones
 * with a letter in five wrong or two neighbours swapped. `boost` names fields that count for more.
 */
export function indexWords<D extends Document>(
  documents: readonly D[],
  fields: readonly Field<D>[],
): (asked: string) => D[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  /** How often each word is in them. */
  const counts = new Map<string, number>();
  /** A word of a document is found by each way to write it; a searched one, which has no field, is as it is. */
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

  /** The scores of documents with a word, of those `among` alone: the library skips what counts for nothing. */
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
    // The rarest first: the others are then looked for in the few that have it. A word that none has may mean any.
    const count = (word: string) => counts.get(word) ?? documents.length;
    const words = [...new Set(searchWords(asked))].toSorted((a, b) => count(a) - count(b));
    let found: Map<unknown, number> | undefined;
    for (const word of words) found = scoresOf(word, found);
    return [...(found ?? [])].toSorted((a, b) => b[1] - a[1]).flatMap(([id]) => byId.get(String(id)) ?? []);
  };
}

/** 'obuy', 'buoy' and 'boyu' of 'bouy': each two neighbours swapped, of a word of four letters and more. */
function swapsOf(word: string): string[] {
  if (word.length < 4) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
