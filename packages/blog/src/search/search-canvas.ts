import type { CanvasFoundReply, LabelKind } from '@groundswell/contracts';
import { authors, labels, postSearch } from '@groundswell/data/blog';
import { ForbiddenError } from '@groundswell/runtime';
import { isEditor, type Writer } from '../rights.ts';
import { indexWords } from './find-words.ts';
import { indexNames } from './index-names.ts';
import { findPublished } from './search-posts.ts';

const MOST = 20;
type Found = CanvasFoundReply['data'][number];

/** Searches everything that a writer may read, by titles and names. Published posts are also searched by their text. */
export async function searchCanvas(
  kind: 'posts' | LabelKind | 'users',
  asked: string,
  writer: Writer,
  now: number,
): Promise<Found[]> {
  if (kind === 'posts') return searchPosts(asked, writer, now);
  if (kind === 'users') {
    if (writer.role !== 'admin') throw new ForbiddenError();
    const { authors: all } = await authors.list();
    return indexNames(all.map(({ id, name }) => ({ id: String(id), name })))(asked).slice(0, MOST);
  }
  const { labels: all } = await labels.list(kind);
  const named = all.map(({ slug, names }) => ({ id: slug, name: Object.values(names).join(' ') || slug, names }));
  return indexNames(named)(asked)
    .slice(0, MOST)
    .map(({ id, name }) => ({ id, name }));
}

async function searchPosts(asked: string, writer: Writer, now: number): Promise<Found[]> {
  const [{ words }, published] = await Promise.all([postSearch.list('desk'), findPublished(asked, now)]);
  const own = isEditor(writer) ? words : words.filter(({ authorId }) => authorId === writer.authorId);
  const byTitle = indexWords(own, [{ name: 'title', boost: 1, of: ({ titles }) => titles.join(' ') }])(asked);
  const byId = new Map(own.map((post) => [post.id, post]));
  const found = new Set([...byTitle, ...published.flatMap(({ id }) => byId.get(id) ?? [])]);
  return [...found].slice(0, MOST).map(({ id, titles, state }) => ({ id, name: titles[0] ?? '', state }));
}
