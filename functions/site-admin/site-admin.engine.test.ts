import { callAs } from '@groundswell/accounts/testing/call-as';
import { usePeople } from '@groundswell/accounts/testing/use-people';
import { ROLES, type Role, SECTION_ROLES, SITE_SECTIONS } from '@groundswell/contracts';
import { shippedContent } from '@groundswell/data/site';
import { useTable } from '@groundswell/data/testing/use-table';
import { describe, expect, test, vi } from 'vitest';
import { handler as getOwnWriter } from '../canvas/get-own-writer.ts';
import { handler as getSiteAlert } from '../site/get-site-alert.ts';
import { handler as listFaqs } from '../site/list-faqs.ts';
import { handler as listServices } from '../site/list-services.ts';
import { handler as getSection } from './get-site-section.ts';
import { handler as listChanges } from './list-changes.ts';
import { handler as listSections } from './list-site-sections.ts';
import { handler as saveSection } from './save-site-section.ts';

useTable({ CHECK_REPLIES: '1', BASIC_DAYS: '3', SITE_ALERT: '' });
const people = usePeople();
const join = (role: Role) => people.join({ role });

const inAll = (text: string) => ({ en: text, es: `${text} es`, 'zh-CN': `${text} zh` });
const notice = { isOn: true, kind: 'warning', text: inAll('Big swell'), from: null, until: null } as const;

async function save(section: string, content: unknown, over: object = {}, role: Role = 'admin') {
  const who = await join(role);
  const { body } = await callAs(getSection, await join('admin'), { params: { section } });
  return callAs(saveSection, who, { body: { section, revision: body.revision, content, ...over } });
}
const alertNow = async (lang = 'en') => (await callAs(getSiteAlert, undefined, { query: { lang } })).body;

describe('who may change the site', () => {
  test.each(ROLES.flatMap((role) => SITE_SECTIONS.map((section) => [role, section] as const)))(
    '%s, %s: the server permits reading and writing alike',
    async (role, section) => {
      const who = await join(role);
      const isAllowed = ROLES.indexOf(role) >= ROLES.indexOf(SECTION_ROLES[section]);
      const read = await callAs(getSection, who, { params: { section } });
      const written = await save(section, shippedContent(section), {}, role);
      expect([read.status, written.status]).toEqual(isAllowed ? [200, 200] : [403, 403]);
      const listed = await callAs(listSections, who);
      const sections = listed.status === 200 ? listed.body.map((one: { section: string }) => one.section) : [];
      expect(sections.includes(section)).toBe(isAllowed);
    },
  );

  test('a visitor has to sign in, and only admins read the log', async () => {
    for (const handler of [listSections, getSection, saveSection, listChanges])
      expect((await callAs(handler, undefined, { params: { section: 'trip' }, body: {} })).status).toBe(401);
    for (const role of ROLES)
      expect((await callAs(listChanges, await join(role))).status).toBe(role === 'admin' ? 200 : 403);
  });
});

test('a notice is shown in the reader’s language within its period, unless it is off', async () => {
  await save('notice', notice);
  expect(await alertNow('es')).toMatchObject({ alertTxt: 'Big swell es', alertLang: 'es', kind: 'warning' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  try {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    await save('notice', { ...notice, from: at(1), until: at(2) });
    expect(await alertNow()).toMatchObject({ alertTxt: '' });
    await save('notice', { ...notice, from: at(-2), until: at(-1) });
    expect(await alertNow()).toMatchObject({ alertTxt: '', until: null });
    await save('notice', { ...notice, from: at(-1), until: at(1) });
    expect(await alertNow()).toMatchObject({ alertTxt: 'Big swell' });
  } finally {
    vi.useRealTimers();
  }
  await save('notice', { ...notice, text: { ...notice.text, es: notice.text.en } });
  expect(await alertNow('es')).toMatchObject({ alertTxt: 'Big swell', alertLang: 'en' });
  await save('notice', { ...notice, isOn: false });
  expect(await alertNow()).toMatchObject({ alertTxt: '' });
});

test('the partner’s banner is shown while the promotion is on and shown', async () => {
  const promo = { isOn: true, isShown: true, text: inAll('3 months free') };
  await save('promo', promo);
  expect((await alertNow('zh-CN')).promo).toBe('3 months free zh');
  await save('promo', { ...promo, isOn: false });
  expect((await alertNow()).promo).toBeNull();
});

test('markup in editors’ texts stays text, and script links are refused', async () => {
  const attack = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) [y](data:text/html,x) **<b>bold</b>**';
  await save('faqs', [{ id: 'attack', question: inAll('<script>1</script>'), answer: inAll(attack) }]);
  const [{ answer }] = (await callAs(listFaqs, undefined)).body;
  expect(answer).not.toMatch(/<(?!\/?(?:p|strong)>)/);
  const service = { url: '/x', img: '/services/x.svg', title: inAll('t'), description: inAll('d') };
  for (const url of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://x.example', ' data:x', '/a"b'])
    expect([url, (await save('services', [{ ...service, url }])).status]).toEqual([url, 422]);
  expect((await save('services', [{ ...service, img: '/../x.svg?<' }])).status).toBe(422);
  expect((await save('services', [{ ...service, url: 'https://shop.example/a' }])).status).toBe(200);
  expect((await callAs(listServices, undefined)).body).toHaveLength(1);
});

test.each([
  ['notice', { ...notice, text: { ...notice.text, es: ' ' } }, 'content.text.es'],
  ['notice', { ...notice, from: '2026-11-21T00:00:00Z', until: '2026-11-20T00:00:00Z' }, 'content.until'],
  ['notice', { ...notice, kind: 'loud' }, 'content.kind'],
  ['notice', { ...notice, text: inAll('x'.repeat(301)) }, 'content.text.en'],
  ['trip', { isOn: true, link: '/blog', text: inAll('=?utf-8?q?a?=') }, 'content.text.en'],
  ['faqs', [], 'content'],
  ['faqs', [1, 2].map(() => ({ id: 'same', question: inAll('q'), answer: inAll('a') })), 'content'],
  ['boards', { isOn: true, boards: [] }, 'content.boards'],
])('422 %s: %j is refused at its field', async (section, content, field) => {
  const { status, body } = await save(section, content);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, expect.arrayContaining([field])]);
});

test('the last write does not win: a writer with an older revision gets the name of the first writer, and nothing is lost', async () => {
  const [ann, ben] = [await join('editor'), await join('editor')];
  const { name } = (await callAs(getOwnWriter, ann)).body;
  const { revision } = (await callAs(getSection, ann, { params: { section: 'trip' } })).body;
  const write = (who: typeof ann, text: string, read = revision) =>
    callAs(saveSection, who, {
      body: { section: 'trip', revision: read, content: { isOn: true, link: '/blog', text: inAll(text) } },
    });
  expect((await write(ann, 'Lanzarote')).body).toMatchObject({ revision: revision + 1 });
  const late = await write(ben, 'Taghazout');
  expect(late.body).toMatchObject({
    revision: revision + 1,
    changedBy: name,
    reason: { code: 'section-changed' },
  });
  const seenByAdmin = await callAs(getSection, await join('admin'), { params: { section: 'trip' } });
  expect(seenByAdmin.body.changedBy).toBe(ann.account.email);
  const { content } = (await callAs(getSection, ben, { params: { section: 'trip' } })).body;
  expect(content.text.en).toBe('Lanzarote');
  expect((await write(ben, 'Taghazout', revision + 1)).body.errorMsg).toBeUndefined();
  const old = await callAs(getSection, ben, { params: { section: 'trip' }, query: { revision: String(revision + 1) } });
  expect(old.body.content.text.en).toBe('Lanzarote');
  const [newest] = (await callAs(listChanges, await join('admin'))).body.changes;
  expect(newest).toMatchObject({ by: ben.account.email, subject: 'trip', revision: revision + 2 });
});
