import type { CanvasPost } from '@groundswell/contracts';
import { fromDeleted, posts, type Standing, toDeleted } from '@groundswell/data/blog';
import { ForbiddenError } from '@groundswell/runtime';
import { canvasPostOf } from './canvas-post.ts';
import { staleRevision, unknownPost, wrongPostState } from './refusals.ts';
import { isEditor, rightsTo, type Writer } from './rights.ts';
import { refusalOf } from './save-post.ts';

const MAX_ATTEMPTS = 4;

/** Deletes a post, which disappears from pages and lists. `ifMatch` is the revision that the writer saw. Idempotent. */
export function deletePost(writer: Writer, id: string, ifMatch: string | undefined, now: number): Promise<CanvasPost> {
  return change(writer, id, now, (standing) => {
    const { post } = standing;
    if (post.state === 'deleted') return undefined;
    if (!rightsTo(post, writer).delete) throw new ForbiddenError();
    if (ifMatch !== String(post.revision)) throw staleRevision(canvasPostOf(post, writer));
    return toDeleted(standing, now);
  });
}

/** Restores a deleted post to its previous state; `ifMatch` is the revision that the writer saw. Idempotent. */
export function undeletePost(
  writer: Writer,
  id: string,
  ifMatch: string | undefined,
  now: number,
): Promise<CanvasPost> {
  return change(writer, id, now, (standing) => {
    const { post } = standing;
    if (post.state !== 'deleted') return undefined;
    const was = { ...post, state: post.deletedFrom ?? 'draft' };
    // A contributor who may not delete the post may not restore it either, because restoring a formerly published post
    // publishes it again.
    if (!isEditor(writer) && !rightsTo(was, writer).delete) throw new ForbiddenError();
    if (ifMatch !== String(post.revision)) throw staleRevision(canvasPostOf(post, writer));
    return fromDeleted(standing, now);
  });
}

async function change(
  writer: Writer,
  id: string,
  now: number,
  decide: (standing: Standing) => Standing | undefined,
): Promise<CanvasPost> {
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const before = await posts.findStanding(id);
    if (!before || !rightsTo(before.post, writer).read) throw unknownPost();
    const after = decide(before);
    if (!after) return canvasPostOf(before.post, writer);
    const refused = await posts.write(before, after, { by: writer.id, now });
    if (!refused) return canvasPostOf(after.post, writer);
    if (refused.because !== 'changed') throw refusalOf(refused);
  }
  throw wrongPostState();
}
