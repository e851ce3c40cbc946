import type { FoundPostsReply, Language } from '@groundswell/contracts';
import { languagesOf, type PublishedWords, postSearch, publishedPosts } from '@groundswell/data/blog';
import { cardReplies } from '../public-lists.ts';
import { indexWords } from './find-words.ts';

const MOST = 10;
/** The search index of this process, rebuilt after a post is published. */
let cachedIndex: { readonly version: string; readonly find: (query: string) => PublishedWords[] } | undefined;

/** Searches published posts by the words of all their languages; titles weigh more than texts. */
export async function findPublished(asked: string, now: number): Promise<PublishedWords[]> {
  if (!cachedIndex || cachedIndex.version !== (await postSearch.version('published')))
    cachedIndex = await indexPublished();
  return cachedIndex.find(asked).filter(({ publishedAt }) => publishedAt <= now);
}

async function indexPublished(): Promise<NonNullable<typeof cachedIndex>> {
  const { words, version } = await postSearch.list('published');
  const find = indexWords(words, [
    { name: 'title', boost: 4, of: (post) => textsOf(post, 'title') },
    { name: 'labels', boost: 2, of: ({ labels }) => labels },
    { name: 'summary', boost: 1, of: (post) => textsOf(post, 'summary') },
    { name: 'body', boost: 0.5, of: ({ body = '' }) => body, isPlain: true },
  ]);
  return { version, find };
}

/** Searches published posts and presents them to readers, in the reader's language if available. */
export async function searchPosts(asked: string, lang: Language, now: number): Promise<FoundPostsReply> {
  const found = (await findPublished(asked, now)).slice(0, MOST);
  return { data: await cardReplies(await publishedPosts.listNamed(found), lang) };
}

function textsOf({ texts }: PublishedWords, part: 'title' | 'summary'): string {
  return languagesOf(texts)
    .map((lang) => texts[lang]?.[part])
    .join(' ');
}
