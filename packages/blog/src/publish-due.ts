import { posts, type Standing, toPublished, withoutLabel } from '@groundswell/data/blog';
import { publicationOf } from './publication.ts';

const MAX_ATTEMPTS = 12;

/**
 * Publishes a post if it is still scheduled for a time up to `until`. Tags and topics that were deleted meanwhile are
 * dropped from the post. Idempotent.
 */
export async function publishDue(id: string, until: number): Promise<'published' | 'not due'> {
  for (let round = 0; round < MAX_ATTEMPTS; round++) {
    const read = await posts.findStanding(id);
    if (!isDue(read, until)) return 'not due';
    let before: Standing = read;
    for (;;) {
      const now = read.post.publishAt ?? until;
      const after = toPublished(before, publicationOf(before.post, now));
      const act = { now, keeps: read.post };
      const refused = await posts.write(read, { ...after, post: { ...after.post, keptAt: until } }, act);
      if (!refused) return 'published';
      if (refused.because === 'changed') break;
      if (!('slug' in refused)) throw new Error(`The post ${id} was not published: ${refused.because}.`);
      before = { post: withoutLabel(before.post, refused.slug) };
    }
  }
  throw new Error(`The post ${id} changes all the time.`);
}

function isDue(standing: Standing | undefined, until: number): standing is Standing {
  return standing?.post.state === 'scheduled' && (standing.post.publishAt ?? Number.POSITIVE_INFINITY) <= until;
}
