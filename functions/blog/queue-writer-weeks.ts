import { authors } from '@groundswell/data/blog';
import { queueEmail } from '@groundswell/data/email';
import { weekDue } from '@groundswell/email-delivery';
import { job } from '@groundswell/runtime';

/**
 * Queues the letters about the week for writers who want them. A letter is mailed once by its name, so a run may come
 * again, or die half-way.
 */
export const handler = job({ name: 'queue-writer-weeks' }, async () => {
  const until = weekDue(Date.now());
  if (until === undefined) return;
  let after: number | undefined;
  do {
    const page = await authors.list(after);
    for (const { id, userId, weekly } of page.authors)
      if (weekly && userId !== undefined)
        await queueEmail({
          letter: 'writer-week',
          requestId: `writer-week-${until}-${userId}`,
          userId,
          authorId: id,
          until,
        });
    after = page.next;
  } while (after !== undefined);
});
