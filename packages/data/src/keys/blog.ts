import { PARTITIONS } from './partitions.ts';

/** Keys of posts, of the lists that they stand in, and of those who write them. */
export const blogKeys = {
  /** A post as its writers have it, and its earlier texts. What readers get is in partitions of its own. */
  post: (id: string) => ({ pk: post(id), sk: 'POST' }),
  postRevision: (id: string, revision: number) => ({ pk: post(id), sk: `REV#${padded(revision)}` }),
  postRevisions: (id: string) => ({ pk: post(id), sk: 'REV#' }),

  /** What readers had of a deleted post, to be brought back. */
  withdrawnPost: (id: string) => ({ pk: post(id), sk: 'WITHDRAWN' }),

  /** A post as readers get it. */
  publishedPost: (id: string) => ({ pk: `${PARTITIONS.published}${id}`, sk: 'POST' }),

  /** The post of a slug, of now or before; the key makes each unique. */
  postSlug: (slug: string) => ({ pk: `${PARTITIONS.slug}${slug}`, sk: 'POST' }),

  /** A published post in a list: `ALL`, `AUTHOR#7`, `TAG#buoys`, `TOPIC#science`; by time, so that a Query pages it. */
  postList: (list: string) => ({ pk: `${PARTITIONS.postList}${list}` }),
  postListed: (list: string, at: number, id: string) => ({ pk: `${PARTITIONS.postList}${list}`, sk: atTime(at, id) }),

  /** The same for writers: all posts of a state, or those of one author in it. */
  desk: (state: string, authorId?: number) => ({ pk: desk(state, authorId) }),
  deskListed: (state: string, authorId: number | undefined, at: number, id: string) => ({
    pk: desk(state, authorId),
    sk: atTime(at, id),
  }),

  /** A tag or a topic, by its slug; one Query reads a thousand. */
  labels: (kind: string) => ({ pk: `${PARTITIONS.label}${kind}` }),
  label: (kind: string, slug: string) => ({ pk: `${PARTITIONS.label}${kind}`, sk: slug }),

  /** The words by which posts are found, in shards; one Query reads all of them. */
  postSearch: (scope: 'published' | 'desk', shard: string) => ({ ...blogKeys.postSearches(scope), sk: shard }),
  postSearches: (scope: 'published' | 'desk') => ({
    pk: scope === 'desk' ? PARTITIONS.deskSearch : PARTITIONS.postSearch,
  }),

  /** A writer by public number; one descending Query, Limit 1, finds the newest. */
  author: (authorId: number) => ({ pk: PARTITIONS.author, sk: padded(authorId) }),
  authors: () => ({ pk: PARTITIONS.author }),

  /** Who is invited to write, by address. */
  invitation: (email: string) => ({ pk: PARTITIONS.invitation, sk: email }),
  invitations: () => ({ pk: PARTITIONS.invitation }),

  /** How posts were read on a UTC day; of one post, one author or all: a Query reads 30 days. */
  postDay: (of: string, date: string) => ({ pk: `${PARTITIONS.views}${of}`, sk: date }),

  /** That somebody has read a post that day, by a hash that nobody can make again after it. */
  postReader: (date: string, hash: string) => ({ pk: `${PARTITIONS.reader}${date}`, sk: hash }),
  postSalt: (date: string) => ({ pk: PARTITIONS.salt, sk: date }),
} as const;

function post(id: string): string {
  return `${PARTITIONS.post}${id}`;
}

function desk(state: string, authorId?: number): string {
  return `${PARTITIONS.desk}${state}${authorId === undefined ? '' : `#${authorId}`}`;
}

/** Sorts by time; names nothing but what may stand in an address. */
function atTime(at: number, id: string): string {
  return `${new Date(at).toISOString()}_${id}`;
}

function padded(count: number): string {
  return String(count).padStart(9, '0');
}
