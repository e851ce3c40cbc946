import { newsletter, queueDigests } from '@groundswell/data/email';
import { issueDue } from '@groundswell/email-delivery';
import { job } from '@groundswell/runtime';

/** 100,000 addresses are 200 pages, some ten seconds. */
const ADDRESSES_A_PAGE = 500;
/** The function is stopped after two minutes; the next hour's goes on where it ended. */
const WORK_MS = 90_000;

/**
 * Queues the confirmed addresses for the week's issue, page by page. A page is queued, then recorded: killed in between
 * it is queued again, and send-digest mails each person once all the same.
 */
export const handler = job({ name: 'page-digest' }, async () => {
  const startedAt = Date.now();
  const issue = issueDue(startedAt);
  if (issue === undefined) return;
  while (Date.now() - startedAt < WORK_MS) {
    const progress = await newsletter.findProgress(issue);
    if (progress.isDone) return;
    const { emails, next } = await newsletter.listConfirmed(ADDRESSES_A_PAGE, progress.after);
    await queueDigests(issue, emails);
    await newsletter.advance(issue, progress, next, Date.now());
  }
});
