import { newsletter, queueDigests } from '@groundswell/data/email';
import { issueDue } from '@groundswell/email-delivery';
import { job } from '@groundswell/runtime';

/** The number of addresses on a page. 100,000 addresses take 200 pages, which are read in about ten seconds. */
const ADDRESSES_A_PAGE = 500;
/** The function times out after two minutes; the next hour's run continues from its progress. */
const WORK_MS = 90_000;

/**
 * Queues the confirmed addresses for the week's issue, page by page. It queues a page, then records the progress. If it
 * is killed in between, the page is queued again, and send-digest still mails each person once.
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
