import { authors } from '@groundswell/data/blog';
import { queueEmail } from '@groundswell/data/email';
import { weekDue } from '@groundswell/email-delivery';
import { job } from '@groundswell/runtime';

/**
 * Queues the weekly emails for writers who want them. The request id makes each email go out once, so a run may repeat
 * or die half-way.
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
