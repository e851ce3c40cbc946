import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { accounts } from '@groundswell/data/accounts';
import { authors } from '@groundswell/data/blog';
import type { QueuedEmail } from '@groundswell/data/email';
import { postStats } from '@groundswell/data/post-stats';
import { useTable } from '@groundswell/data/testing/use-table';
import { DAY_MS } from '@groundswell/durations';
import { writeEmail } from '@groundswell/email-delivery';
import { afterEach, expect, test, vi } from 'vitest';
import { handler as movePost } from '../canvas/move-canvas-post.ts';
import { handler as saveCanvasPost } from '../canvas/save-canvas-post.ts';
import { handler as saveWriter } from '../canvas/save-writer.ts';
import { handler as queueWeeks } from './queue-writer-weeks.ts';

useTable({ CHECK_REPLIES: '1', SITE_URL: 'https://waves.example' });
const letters = useEmails();
const people = usePeople();
afterEach(() => vi.useRealTimers());

const MONDAY = Date.parse('2026-11-23T12:30:00Z');
const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Waves.' }] };

async function write(who: Person): Promise<{ readonly id: string; readonly authorId: number }> {
  const texts = {
    en: { title: 'Reading a buoy', summary: 'Of waves.', document: { type: 'doc', content: [paragraph] } },
  };
  const id = 'abcdefghijkl';
  const content = { topic: null, tags: [], image: null, canonicalLink: null, texts };
  const { body } = await callAs(saveCanvasPost, who, { params: { id }, body: content });
  const headers = { 'if-match': `"${body.revision}"` };
  expect((await callAs(movePost, who, { params: { id }, body: { to: 'published' }, headers })).status).toBe(200);
  return { id, authorId: body.user_id };
}
/** Sets the clock back to a day on which the sessions are still valid. */
const rewindClock = () => vi.useFakeTimers({ toFake: ['Date'], now: MONDAY - 20 * DAY_MS });
const save = (who: Person, id: number, weekly: boolean) => {
  rewindClock();
  return callAs(saveWriter, who, {
    params: { id: String(id) },
    body: { name: 'Keala', summaries: {}, avatar: null, weekly },
  });
};
async function queued(at: number): Promise<QueuedEmail[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  await queueWeeks({}, { awsRequestId: 'r' });
  return letters.take();
}

test('only writers who turned it on get the email about the week’s readership, on Mondays', async () => {
  rewindClock();
  const [editor, admin] = [await people.join({ role: 'editor', lang: 'es' }), await people.join({ role: 'admin' })];
  const { id, authorId } = await write(editor);
  const see = (daysAgo: number, reader: string) =>
    postStats.open({ postId: id, authorId, from: '', network: reader, reader }, MONDAY - daysAgo * DAY_MS);
  for (const [daysAgo, reader] of [
    [0, 'a'],
    [1, 'a'],
    [7, 'b'],
    [7, 'c'],
    [8, 'd'],
    [15, 'e'],
  ] as const)
    await see(daysAgo, reader);
  await postStats.read({ postId: id, authorId, seconds: 80 }, MONDAY - 2 * DAY_MS);
  expect(await queued(MONDAY)).toEqual([]);

  expect((await save(admin, authorId, true)).body.weekly).toBe(false);
  expect((await save(editor, authorId, true)).body.weekly).toBe(true);
  expect(await queued(MONDAY - DAY_MS)).toEqual([]);
  const [one, ...others] = await queued(MONDAY);
  expect(others).toEqual([]);
  const [again] = await queued(MONDAY + 3_600_000);
  expect(again).toEqual(one);
  if (!one) return expect.fail();
  expect(await writeEmail(one, '')).toEqual({
    letter: {
      letter: 'writer-week',
      views: 3,
      visits: 3,
      viewsBefore: 1,
      readSeconds: 80,
      posts: [{ title: 'Reading a buoy', views: 3 }],
    },
    to: editor.account.email,
    lang: 'es',
  });

  await accounts.change(editor.account.id, { role: 'user' });
  expect(await writeEmail(one, '')).toBeUndefined();
  await accounts.change(editor.account.id, { role: 'editor' });
  await save(editor, authorId, false);
  expect(await writeEmail(one, '')).toBeUndefined();
  expect((await authors.find(authorId))?.weekly).toBeUndefined();
});
