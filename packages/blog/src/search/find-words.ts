import { plainWord, wordsIn } from '@groundswell/data/blog';
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
 * with a letter in five wrong. `boost` names fields that count for more.
 */
export function indexWords<D extends Document>(
  documents: readonly D[],
  fields: readonly Field<D>[],
): (asked: string) => D[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const index = new MiniSearch<D>({
    fields: [...byName.keys()],
    extractField: (document, name) => (name === 'id' ? document.id : (byName.get(name)?.of(document) ?? '')),
    tokenize: (text, name) => (name !== undefined && byName.get(name)?.isPlain ? text.split(' ') : wordsIn(text)),
    processTerm: (term, name) => (name !== undefined && byName.get(name)?.isPlain ? term : plainWord(term)),
  });
  index.addAll(documents);
  const byId = new Map(documents.map((document) => [document.id, document]));
  return (asked) =>
    index
      .search(asked, {
        combineWith: 'AND',
        prefix: true,
        fuzzy: (term) => (term.length > 3 ? 0.2 : false),
        boost: Object.fromEntries(fields.map(({ name, boost }) => [name, boost])),
      })
      .flatMap(({ id }) => byId.get(String(id)) ?? []);
}
