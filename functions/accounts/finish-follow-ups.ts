import { finish, logFailure } from '@groundswell/accounts';
import { followUps } from '@groundswell/data/accounts';
import { job } from '@groundswell/runtime';

const PAGE = 50;
const MOST_PAGES = 40;

/** Runs stored follow-up tasks that are still due because their request died or failed before it completed them. */
export const handler = job({ name: 'finish-follow-ups' }, async () => {
  const now = Date.now();
  const failed = new Set<string>();
  for (let page = 0; page < MOST_PAGES; page++) {
    const due = (await followUps.listDue(now, PAGE + failed.size)).filter(({ id }) => !failed.has(id));
    if (due.length === 0) break;
    for (const one of due) {
      try {
        await finish(one, now);
      } catch (error) {
        failed.add(one.id);
        logFailure(one, error);
      }
    }
  }
  if (failed.size > 0) throw new Error(`${failed.size} follow-ups failed; they are tried again.`);
});
