import { PARTITIONS } from './partitions.ts';

/** Keys of posts, of the lists that contain them, and of their authors. */
export const blogKeys = {
  /** A post as its authors edit it, and its revisions. Readers' versions are in separate partitions. */
  post: (id: string) => ({ pk: post(id), sk: 'POST' }),
  postRevision: (id: string, revision: number) => ({ pk: post(id), sk: `REV#${padded(revision)}` }),
  postRevisions: (id: string) => ({ pk: post(id), sk: 'REV#' }),

  /** The published version of a deleted post, stored so that the post can be restored. */
  withdrawnPost: (id: string) => ({ pk: post(id), sk: 'WITHDRAWN' }),

  /** A post as readers get it. */
  publishedPost: (id: string) => ({ pk: `${PARTITIONS.published}${id}`, sk: 'POST' }),

  /** The post of a current or earlier slug; the key makes each slug unique. */
  postSlug: (slug: string) => ({ pk: `${PARTITIONS.slug}${slug}`, sk: 'POST' }),

  /**
   * A published post in a list: `ALL`, `AUTHOR#7`, `TAG#buoys`, `TOPIC#science`. Posts sort by time, so one Query reads
   * a page.
   */
  postList: (list: string) => ({ pk: `${PARTITIONS.postList}${list}` }),
  postListed: (list: string, at: number, id: string) => ({ pk: `${PARTITIONS.postList}${list}`, sk: atTime(at, id) }),

  /** A post in the desk's list of a state, of all authors or one. Posts sort by time, so one Query reads a page. */
  desk: (state: string, authorId?: number) => ({ pk: desk(state, authorId) }),
  deskListed: (state: string, authorId: number | undefined, at: number, id: string) => ({
    pk: desk(state, authorId),
    sk: atTime(at, id),
  }),

  /** A tag or a topic, by its slug; one Query reads a thousand. */
  labels: (kind: string) => ({ pk: `${PARTITIONS.label}${kind}` }),
  label: (kind: string, slug: string) => ({ pk: `${PARTITIONS.label}${kind}`, sk: slug }),

  /** The search words of posts, in shards; one Query reads all of them. */
  postSearch: (scope: 'published' | 'desk', shard: string) => ({ ...blogKeys.postSearches(scope), sk: shard }),
  postSearches: (scope: 'published' | 'desk') => ({
    pk: scope === 'desk' ? PARTITIONS.deskSearch : PARTITIONS.postSearch,
  }),

  /** A writer by public number. A descending Query with Limit 1 finds the newest writer. */
  author: (authorId: number) => ({ pk: PARTITIONS.author, sk: padded(authorId) }),
  authors: () => ({ pk: PARTITIONS.author }),

  /** An invitation to write for the blog, by address. */
  invitation: (email: string) => ({ pk: PARTITIONS.invitation, sk: email }),
  invitations: () => ({ pk: PARTITIONS.invitation }),

  /** The reading statistics of a UTC day, for one post, one author or all posts; a Query reads 30 days. */
  postDay: (of: string, date: string) => ({ pk: `${PARTITIONS.views}${of}`, sk: date }),

  /**
   * A marker that a reader has read a post that day. Its key is a hash with the day's secret salt, so it cannot be
   * computed again once the salt is deleted.
   */
  postReader: (date: string, hash: string) => ({ pk: `${PARTITIONS.reader}${date}`, sk: hash }),
  postSalt: (date: string) => ({ pk: PARTITIONS.salt, sk: date }),
} as const;

function post(id: string): string {
  return `${PARTITIONS.post}${id}`;
}

function desk(state: string, authorId?: number): string {
  return `${PARTITIONS.desk}${state}${authorId === undefined ? '' : `#${authorId}`}`;
}

/** Builds a key that sorts by time and contains only characters allowed in a URL. */
function atTime(at: number, id: string): string {
  return `${new Date(at).toISOString()}_${id}`;
}

function padded(count: number): string {
  return String(count).padStart(9, '0');
}
