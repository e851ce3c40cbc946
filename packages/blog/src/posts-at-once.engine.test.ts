import { randomBytes } from 'node:crypto';
import type { CanvasPost, PostContent } from '@groundswell/contracts';
import { labels } from '@groundswell/data/blog';
import { emptyTable, expectConsistent } from '@groundswell/data/testing/consistent-posts';
import { eachCrash, eachInterleaving } from '@groundswell/data/testing/interrupt';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { uploads } from '@groundswell/data/uploads';
import { expect, test } from 'vitest';
import { deletePost, undeletePost } from './delete-post.ts';
import { type Goal, movePost } from './move-post.ts';
import { publishDue } from './publish-due.ts';
import { restoreRevision } from './restore-revision.ts';
import { savePost } from './save-post.ts';

const store = useMemoryTable();

const NOW = Date.now();
const writer = { id: 'a-contributor', role: 'contributor', authorId: 1 } as const;
const editor = { id: 'an-editor', role: 'editor', authorId: 2 } as const;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const newId = () => [...randomBytes(12)].map((byte) => LETTERS[byte % 32]).join('');

/** The picture of the post under test, which also appears in its text. */
let picture: string;

function content(id: string, text: string, over: Partial<PostContent> = {}): PostContent {
  const image = { type: 'image', attrs: { src: `/uploads/${picture}.webp`, alt: 'A wave' } };
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text }] };
  const document = { type: 'doc' as const, content: [paragraph, image] };
  const words = { title: `Post ${id}`, summary: '', document, imageAlt: 'A wave', imageCaption: '', seo: {} };
  return {
    slug: `post-${id}`,
    topic: null,
    tags: [`tag-${id}`],
    image: { id: picture },
    canonicalLink: null,
    texts: { en: words },
    ...over,
  } as PostContent;
}
const save = (
  who: typeof writer | typeof editor,
  { id, revision }: Pick<CanvasPost, 'id' | 'revision'>,
  text: string,
) => savePost(who, id, revision, content(id, text), NOW);
const move = ({ id, revision }: CanvasPost, goal: Goal, now = NOW) => movePost(editor, id, revision, goal, now);

/** Makes a draft with its own tag, and moves it to the state `to` if given. */
async function made(to?: Goal): Promise<CanvasPost> {
  const id = newId();
  const upload = await uploads.add({ userId: writer.id, name: 'wave.jpg' });
  await uploads.finish(upload, { width: 1600, height: 900, bytes: 1, files: ['.webp'] });
  picture = `${upload}-1600x900`;
  await labels.save('tags', `tag-${id}`, { en: 'Tag' });
  const draft = await savePost(writer, id, undefined, content(id, 'First.'), NOW);
  return to ? move(draft, to) : draft;
}
/**
 * Fills an empty table with a single post in the state `to`. Returns a function that restores the table to this state
 * and returns the post.
 */
async function prepared(to?: Goal): Promise<() => CanvasPost> {
  await emptyTable();
  const post = await made(to);
  const restore = store.table.keep();
  return () => {
    restore();
    return post;
  };
}
const DUE = { to: 'scheduled', publishAt: NOW + 60_000 } as const;
const OUT = { to: 'published' } as const;

/** The acts under test, each with the state in which its post starts. */
const ACTS: readonly (readonly [string, Goal | undefined, (post: CanvasPost) => Promise<unknown>])[] = [
  [
    'a new post',
    undefined,
    ({ id }) => savePost(writer, newIdBeside(id), undefined, content(newIdBeside(id), 'x', { tags: [] }), NOW),
  ],
  ['saving a draft', undefined, (post) => save(writer, post, 'Second.')],
  ['handing in', undefined, (post) => movePost(writer, post.id, post.revision, { to: 'review' }, NOW)],
  ['publishing', undefined, (post) => move(post, OUT)],
  ['scheduling', undefined, (post) => move(post, DUE)],
  ['publishing at its time', DUE, ({ id }) => publishDue(id, NOW + 60_000)],
  ['publishing again', OUT, async (post) => move(await save(editor, post, 'Newer.'), OUT)],
  [
    'another address',
    OUT,
    async ({ id, revision }) =>
      move(await savePost(editor, id, revision, content(id, 'x', { slug: `other-${id}` }), NOW), OUT),
  ],
  ['taking back', OUT, (post) => move(post, { to: 'draft' })],
  ['deleting', OUT, ({ id, revision }) => deletePost(editor, id, revision, NOW)],
  [
    'bringing back',
    OUT,
    async ({ id, revision }) => {
      const deleted = await deletePost(editor, id, revision, NOW);
      return undeletePost(editor, id, deleted.revision, NOW);
    },
  ],
  ['restoring', undefined, (post) => restore(post)],
];
/**
 * Restores the first text of a post. Another writer first saves a second text, which stores the first one as a
 * revision.
 */
async function restore(post: CanvasPost): Promise<unknown> {
  const { id, revision } = await save(editor, post, 'Second.');
  return restoreRevision(editor, id, 1, revision, NOW);
}
/** Derives an id from another one, so that a repeated act uses the same id. */
function newIdBeside(id: string): string {
  return `${id.startsWith('z') ? 'y' : 'z'}${id.slice(1)}`;
}

/** The concurrent acts of another writer. */
const OTHERS: readonly (readonly [string, (post: CanvasPost) => Promise<unknown>])[] = [
  ['is saved', (post) => save(editor, post, 'By another.')],
  ['is published', (post) => move(post, OUT)],
  ['is scheduled', (post) => move(post, DUE)],
  ['is restored', (post) => restore(post)],
  [
    'is deleted and restored',
    async ({ id, revision }) => {
      const deleted = await deletePost(editor, id, revision, NOW);
      return undeletePost(editor, id, deleted.revision, NOW);
    },
  ],
  ['is taken back', (post) => move(post, { to: 'draft' })],
  ['is deleted', ({ id, revision }) => deletePost(editor, id, revision, NOW)],
  ['goes out at its time', ({ id }) => publishDue(id, NOW + 60_000)],
  ['loses its tag', ({ id }) => labels.remove('tags', `tag-${id}`, { userId: 'w', now: 0 })],
];

test.each(ACTS)('%s succeeds without interference', async (_, to, act) => {
  await emptyTable();
  await act(await made(to));
  await expectConsistent();
});

test.each(ACTS)(
  '%s, interrupted at any request and retried, is applied exactly once and never in part',
  async (_, to, act) => {
    const again = await prepared(to);
    const crashes = await eachCrash(async () => {
      const post = again();
      return {
        act: () => act(post),
        check: async () => {
          await expectConsistent();
        },
      };
    });
    expect(crashes).toBeGreaterThan(1);
  },
);

test.each(ACTS.flatMap(([name, to, act]) => OTHERS.map(([does, other]) => ({ name, does, to, act, other }))))(
  '$name, while the post $does: one write wins the race, and all rows stay consistent',
  async ({ to, act, other }) => {
    const again = await prepared(to);
    const requests = await eachInterleaving(async () => {
      const post = again();
      return { act: () => act(post), other: () => other(post), check: () => expectConsistent() };
    });
    expect(requests).toBeGreaterThan(0);
  },
);

test('of two concurrent posts with one slug, one is saved and the other refused at its slug', async () => {
  const ids = [newId(), newId()];
  const outcomes = await Promise.allSettled(
    ids.map((id) => savePost(writer, id, undefined, content(id, 'x', { slug: 'the-same', tags: [] }), NOW)),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expectConsistent();
});

test('ten posts published at once are all in every list and in the search', async () => {
  const drafts = await Promise.all(Array.from({ length: 10 }, () => made()));
  await Promise.all(drafts.map((post) => move(post, OUT)));
  await expectConsistent();
});
