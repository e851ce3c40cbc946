import { publishDue } from '@groundswell/blog';
import { posts } from '@groundswell/data/blog';
import { doEach, job } from '@groundswell/runtime';

/**
 * The job runs each minute and may be late, so it publishes posts up to 90 s early. Readers see a post only from its
 * scheduled instant on.
 */
const AHEAD_MS = 90_000;
const AT_ONCE = 4;

/** Publishes the scheduled posts that are due. A failed post does not hold up the others. */
export const handler = job({ name: 'publish-due' }, async () => {
  const until = Date.now() + AHEAD_MS;
  const due = await posts.listDue(until);
  await doEach(due, AT_ONCE, ({ id }) => publishDue(id, until));
});
