import { isDeepStrictEqual } from 'node:util';
import { type CanvasPost, type PostContent, slugsOfTitle } from '@groundswell/contracts';
import {
  labels,
  languagesOf,
  newPost,
  posts,
  type StoredContent,
  type StoredPost,
  type WriteRefusal,
  withContent,
} from '@groundswell/data/blog';
import { checkDocument } from '@groundswell/posts';
import { ForbiddenError } from '@groundswell/runtime';
import { canvasPostOf, contentOf } from './canvas-post.ts';
import {
  imageGone,
  postDeleted,
  slugTaken,
  staleRevision,
  tooLarge,
  unknownPost,
  unknownTag,
  unknownTopic,
  wrongDocument,
  wrongPostState,
} from './refusals.ts';
import { rightsTo, type Writer } from './rights.ts';

/**
 * The minimum interval between two revisions of one writer. Saves in quick succession replace each other and store no
 * revision.
 */
const REVISION_EVERY_MS = 10 * 60_000;
const MAX_ATTEMPTS = 4;

type OwnWriter = Writer & { readonly authorId: number };

/**
 * Saves a post. `ifMatch` is the revision that the writer edited, undefined for a new post. If the stored revision is
 * newer, it throws an error with the newest text. If both texts are equal, it succeeds, because the reply to the first
 * save may have been lost.
 */
export async function savePost(
  writer: OwnWriter,
  id: string,
  ifMatch: string | undefined,
  sent: PostContent,
  now: number,
): Promise<CanvasPost> {
  requireDocuments(sent);
  const taken = new Set<string>();
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const before = await posts.find(id);
    if (before) requireRight(before, writer);
    else if (ifMatch !== undefined) throw unknownPost();
    const slug = slugsFor(sent, before, id).find((one) => !taken.has(one));
    if (slug === undefined) throw slugTaken();
    const content = contentOf(sent, slug);
    if (before && isDeepStrictEqual(contentOfPost(before), contentOfPost(content))) return canvasPostOf(before, writer);
    if (before && ifMatch !== String(before.revision)) throw staleRevision(canvasPostOf(before, writer));
    await requireLabels(content);

    const act = { by: writer.authorId, now };
    const keeps = before && isWorthKeeping(before, writer.authorId, now) ? before : undefined;
    const post = before ? withContent(before, content, act) : newPost(id, content, act);
    const next = keeps ? { ...post, keptAt: now } : post;
    const refused = await posts.write(before && { post: before }, { post: next }, { by: writer.id, now, keeps });
    if (!refused) return canvasPostOf(next, writer);
    // The write failed. The next attempt reads the post as the other writer saved it, or tries the next slug.
    if (refused.because === 'slug-taken') taken.add(slug);
    else if (refused.because !== 'changed') throw refusalOf(refused);
  }
  throw slugTaken();
}

/** Converts a refused write to the error that names the field. */
export function refusalOf(refused: WriteRefusal): Error {
  if (refused.because === 'tag-gone') return unknownTag(refused.slug);
  if (refused.because === 'topic-gone') return unknownTopic(refused.slug);
  if (refused.because === 'slug-taken') return slugTaken();
  if (refused.because === 'image-gone') return imageGone();
  return refused.because === 'too-large' ? tooLarge() : wrongPostState();
}

function requireRight(before: StoredPost, writer: Writer): void {
  const may = rightsTo(before, writer);
  if (!may.read) throw unknownPost();
  if (before.state === 'deleted') throw postDeleted();
  if (!may.save) throw new ForbiddenError();
}

function requireDocuments({ texts }: PostContent): void {
  for (const lang of languagesOf(texts)) {
    try {
      checkDocument(texts[lang]?.document);
    } catch {
      throw wrongDocument(lang);
    }
  }
}

async function requireLabels({ tags, topic }: StoredContent): Promise<void> {
  const wanted = tags.map((slug) => ({ kind: 'tags', slug }) as const);
  const [existingTags, ofTopic] = await Promise.all([
    labels.listNamed(wanted),
    topic === undefined ? undefined : labels.find('topics', topic),
  ]);
  const missing = tags.find((tag) => !existingTags.some(({ slug }) => slug === tag));
  if (missing !== undefined) throw unknownTag(missing);
  if (topic !== undefined && !ofTopic) throw unknownTopic(topic);
}

/**
 * Lists the candidates for the slug. A slug in the request is the only candidate; without one, a published post keeps
 * its slug. Otherwise the candidates derive from the title, or from the id without a title. If the current slug is a
 * candidate, it stays.
 */
function slugsFor({ slug, texts }: PostContent, before: StoredPost | undefined, id: string): readonly string[] {
  if (slug !== undefined) return [slug];
  if (before && before.usedSlugs.length > 0) return [before.slug];
  const ofTitles = languagesOf(texts).map((lang) => slugsOfTitle(texts[lang]?.title ?? '', id));
  const own = ofTitles.find(({ length }) => length > 0) ?? [id];
  return before && own.includes(before.slug) ? [before.slug] : own;
}

/**
 * Tells whether to keep the previous text as a revision. It is kept if another writer saved it, if the last revision is
 * ten minutes old, or if it is the published text.
 */
function isWorthKeeping(
  { updatedBy, keptAt, publishedRevision, revision }: StoredPost,
  by: number,
  now: number,
): boolean {
  return updatedBy !== by || now - keptAt >= REVISION_EVERY_MS || publishedRevision === revision;
}

function contentOfPost({ slug, topic, tags, imageId, canonicalLink, texts }: StoredContent): unknown {
  return JSON.parse(JSON.stringify({ slug, topic, tags, imageId, canonicalLink, texts }));
}
