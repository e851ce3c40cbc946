import { callAs } from '@groundswell/accounts/testing/call-as';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import type { Role } from '@groundswell/contracts';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { beforeAll, expect, test } from 'vitest';
import { handler as movePost } from '../canvas/move-canvas-post.ts';
import { handler as savePost } from '../canvas/save-canvas-post.ts';
import { handler as countView } from './count-post-view.ts';
import { handler as postStats } from './get-canvas-post-stats.ts';
import { handler as allStats } from './get-canvas-stats.ts';

useMemoryTable({ CHECK_REPLIES: '1', SITE_URL: 'https://waves.example' });
const people = usePeople();
const ROLES = ['user', 'contributor', 'editor', 'admin'] as const;
const persons = {} as Record<Role, Person>;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
let letter = 0;
let ids = 0;

const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Waves.' }] }] };
async function write(who: Person, title: string) {
  const id = `abcdefghijk${'abcdefghijklmnopqrstuvwxyz'[ids++]}`;
  const texts = { en: { title, summary: 'Of waves.', document: text } };
  const body = { topic: null, tags: [], image: null, canonicalLink: null, texts };
  return (await callAs(savePost, who, { params: { id }, body })).body;
}
async function publish(who: Person, title: string) {
  const post = await write(who, title);
  const headers = { 'if-match': `"${post.revision}"` };
  const out = await callAs(movePost, persons.editor, { params: { id: post.id }, body: { to: 'published' }, headers });
  expect(out.status).toBe(200);
  return post;
}
const see = (slug: string, over: object = {}, userAgent = FIREFOX, address = `192.0.2.${++letter}`) =>
  callAs(countView, undefined, {
    address,
    headers: { 'user-agent': userAgent },
    body: { event: 'opened', slug, from: '', ...over },
  });
const statsOf = (who: Person, id: string) => callAs(postStats, who, { params: { id } });

beforeAll(async () => {
  for (const role of ROLES) persons[role] = await people.join({ role });
});

test('readers of a post are counted, with their referrer and reading time; bots are not', async () => {
  const post = await publish(persons.contributor, 'Counted');
  await see(post.slug, { from: 'news.example' });
  await see(post.slug, {}, FIREFOX, '192.0.2.200');
  await see(post.slug, {}, FIREFOX, '192.0.2.200');
  for (const program of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.1', 'HeadlessChrome/150', ''])
    await see(post.slug, {}, program);
  for (const seconds of [40, 80]) await see(post.slug, { event: 'read', seconds });
  const { body } = await statsOf(persons.contributor, post.id);
  expect(body).toMatchObject({
    views: 2,
    visits: 2,
    readSeconds: 60,
    sources: [{ host: 'news.example', views: 1 }],
  });
  expect(body.days).toHaveLength(30);
  expect(body.days.at(-1)).toMatchObject({ views: 2, visits: 2 });
});

test('a draft and an unknown post count nothing and reveal nothing', async () => {
  const draft = await write(persons.contributor, 'Not out');
  for (const slug of [draft.slug, 'no-such-post']) expect((await see(slug)).body).toEqual({});
  expect((await statsOf(persons.contributor, draft.id)).body.views).toBe(0);
});

test('422 for a malformed event', async () => {
  for (const over of [{ from: 'a b' }, { from: 'x'.repeat(101) }, { event: 'bought' }, { event: 'read', seconds: 1e9 }])
    expect((await see('counted', over)).status).toBe(422);
});

test.each(ROLES)('%s: writers see their own numbers, editors all, contributors none of others', async (role) => {
  const others = await publish(await people.join({ role: 'contributor' }), `Of another ${role}`);
  const own = role === 'user' ? undefined : await write(persons[role], `Own of ${role}`);
  const scoped = async (scope: string) => (await callAs(allStats, persons[role], { query: { scope } })).status;
  const expected = {
    user: [403, 403, 403, undefined],
    contributor: [200, 403, 404, 200],
    editor: [200, 200, 200, 200],
    admin: [200, 200, 200, 200],
  }[role];
  expect([
    await scoped('user'),
    await scoped('all'),
    (await statsOf(persons[role], others.id)).status,
    own && (await statsOf(persons[role], own.id)).status,
  ]).toEqual(expected);
});
