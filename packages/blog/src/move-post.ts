import { type CanvasPost, SCHEDULE_LEAST_MS } from '@groundswell/contracts';
import { posts, type Standing, toDraft, toPublished, toReview, toScheduled } from '@groundswell/data/blog';
import { ForbiddenError } from '@groundswell/runtime';
import { canvasPostOf } from './canvas-post.ts';
import { publicationOf } from './publication.ts';
import {
  postDeleted,
  publishTimeTooFar,
  publishTimeTooSoon,
  staleRevision,
  unknownPost,
  wrongPostState,
} from './refusals.ts';
import { requireComplete } from './require-complete.ts';
import { type Rights, rightsTo, type Writer } from './rights.ts';
import { refusalOf } from './save-post.ts';

export type Goal =
  | { readonly to: 'draft' | 'review' | 'published' }
  | { readonly to: 'scheduled'; readonly publishAt: number };

const MOST_AHEAD_MS = 2 * 365 * 86_400_000;
const MAX_ATTEMPTS = 4;

/** Moves a post to another state; `ifMatch` is the revision that the writer saw. */
export async function movePost(
  writer: Writer,
  id: string,
  ifMatch: string | undefined,
  goal: Goal,
  now: number,
): Promise<CanvasPost> {
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const before = await posts.findStanding(id);
    const may = before && rightsTo(before.post, writer);
    if (!before || !may?.read) throw unknownPost();
    if (before.post.state === 'deleted') throw postDeleted();
    if (!mayReach(goal, may)) throw mayAdmin(goal, before) ? new ForbiddenError() : wrongPostState();
    if (ifMatch !== String(before.post.revision)) throw staleRevision(canvasPostOf(before.post, writer));
    const after = reach(goal, before, now);
    const keeps = goal.to === 'draft' ? undefined : before.post;
    const post = keeps ? { ...after.post, keptAt: now } : after.post;
    const refused = await posts.write(before, { ...after, post }, { by: writer.id, now, keeps });
    if (!refused) return canvasPostOf(post, writer);
    if (refused.because !== 'changed') throw refusalOf(refused);
  }
  throw wrongPostState();
}

/**
 * Tells whether an admin could move this post to the goal. A refused move that an admin could make is forbidden by the
 * writer's role, not by the post's state.
 */
function mayAdmin(goal: Goal, { post }: Standing): boolean {
  return mayReach(goal, rightsTo(post, { id: '', role: 'admin' }));
}

function mayReach({ to }: Goal, may: Rights): boolean {
  if (to === 'draft') return may.withdraw;
  return to === 'review' ? may.submit : may.publish;
}

function reach(goal: Goal, standing: Standing, now: number): Standing {
  const { post, published } = standing;
  if (goal.to === 'draft') return toDraft(standing);
  requireComplete(post);
  if (goal.to === 'review') return toReview(standing);
  if (goal.to === 'scheduled') return schedule(standing, goal.publishAt, now);
  // A post that is already published keeps its first publication time.
  return toPublished(standing, publicationOf(post, published?.publishedAt ?? now));
}

function schedule(standing: Standing, publishAt: number, now: number): Standing {
  if (standing.post.state === 'published') throw wrongPostState();
  if (publishAt < now + SCHEDULE_LEAST_MS) throw publishTimeTooSoon();
  if (publishAt > now + MOST_AHEAD_MS) throw publishTimeTooFar();
  return toScheduled(standing, publishAt);
}
