import { createHash } from 'node:crypto';
import { publicationOf } from '@groundswell/blog';
import { LANGUAGES } from '@groundswell/contracts';
import { authors, labels, newPost, posts, type StoredContent, toPublished } from '@groundswell/data/blog';
import { documentOfMarkdown } from '@groundswell/posts';
import { AUTHOR, TAGS, TOPICS } from './labels.ts';
import { readSeedPosts, type SeedPost } from './read-seed-posts.ts';

const AUTHOR_ID = 1;

/**
 * Inserts the seed posts into the table of this process. Existing items stay unchanged: a post that an editor changed,
 * withdrew or deleted, or a renamed tag. Runs may therefore repeat or overlap.
 */
export async function putSeedPosts(
  product: string,
  dir?: string,
): Promise<{ readonly put: number; readonly existing: number }> {
  await authors.addFirst({ id: AUTHOR_ID, ...AUTHOR }, Date.now());
  for (const [kind, named] of [
    ['topics', TOPICS],
    ['tags', TAGS],
  ] as const)
    for (const [slug, names] of Object.entries(named))
      if (!(await labels.find(kind, slug))) await labels.save(kind, slug, names);

  const all = readSeedPosts(product, dir);
  const put = (await Promise.all(all.map(putPost))).filter(Boolean).length;
  return { put, existing: all.length - put };
}

/** Inserts a post unless it exists. Its id is derived from its slug, so that an existing post is found in any state. */
async function putPost(first: SeedPost): Promise<boolean> {
  const post = newPost(idOf(first.slug), contentOf(first), { by: AUTHOR_ID, now: first.publishedAt });
  if (await posts.find(post.id)) return false;
  const out = toPublished({ post }, publicationOf(post, first.publishedAt));
  const refused = await posts.write(undefined, out, { now: first.publishedAt });
  // The conditional write fails if a parallel run has inserted the post, or if an editor gave the same slug to another
  // post.
  if (refused && refused.because !== 'changed' && refused.because !== 'slug-taken')
    throw new Error(`The post ${first.slug} was not written: ${refused.because}.`);
  return refused === undefined;
}

function contentOf({ slug, topic, tags, texts }: SeedPost): StoredContent {
  const text = ({ title, summary, markdown }: SeedPost['texts']['en']) => ({
    title,
    summary,
    document: documentOfMarkdown(markdown),
    imageAlt: '',
    imageCaption: '',
    seo: { title: '', description: '' },
  });
  return {
    slug,
    topic,
    tags,
    texts: Object.fromEntries(LANGUAGES.map((language) => [language, text(texts[language])])),
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** Derives an id in the format of all post ids. */
function idOf(slug: string): string {
  const digest = createHash('sha256').update(`first post ${slug}`).digest();
  return Array.from(digest.subarray(0, 12), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
