import { callAs } from '@groundswell/accounts/testing/call-as';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import type { SiteContents } from '@groundswell/contracts';
import { changes } from '@groundswell/data/changes';
import { siteContent } from '@groundswell/data/site';
import { eachCrash, eachInterleaving } from '@groundswell/data/testing/interrupt';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { beforeAll, expect, test, vi } from 'vitest';
import { handler as saveSection } from './save-site-section.ts';

type Incidents = SiteContents['incidents'];

useMemoryTable({ CHECK_REPLIES: '1', SITE_ALERT: '' });
const people = usePeople();
let ann: Person;
let ben: Person;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  [ann, ben] = [await people.join({ role: 'editor' }), await people.join({ role: 'editor' })];
});

const inEnglish = (en: string) => ({ en, es: '', 'zh-CN': '' });
const incident = (id: string, title = id): Incidents[number] => ({
  id,
  title: inEnglish(title),
  updates: [{ at: '2026-11-30T16:00:00Z', state: 'investigating', text: inEnglish('We are looking into it.') }],
});
const [ofAnn, ofBen] = [incident('aaaaaaaa'), incident('bbbbbbbb')];

const read = () => siteContent.read('incidents');
const save = (who: Person, revision: number, content: unknown) =>
  callAs(saveSection, who, { body: { section: 'incidents', revision, content } });
/** Saves on top of the newest revision. */
const saveAnew = async (content: Incidents) => save(ann, (await read()).revision, content);
const logged = async () =>
  (await changes.list()).changes.filter(({ subject }) => subject === 'incidents').map(({ revision }) => revision);

test('of two editors at once one is told of the other, at whichever request they meet, and both incidents can be saved', async () => {
  const requests = await eachInterleaving(async () => {
    await saveAnew([]);
    const { revision } = await read();
    const replies: { mine?: unknown; theirs?: unknown } = {};
    return {
      act: async () => {
        replies.mine = (await save(ann, revision, [ofAnn])).body.reason;
      },
      other: async () => {
        replies.theirs = (await save(ben, revision, [ofBen])).body.reason;
      },
      check: async () => {
        const { content, revision: newest } = await read();
        const isOfAnn = content[0]?.id === ofAnn.id;
        expect(content).toEqual([isOfAnn ? ofAnn : ofBen]);
        expect(newest).toBe(revision + 1);
        // If ben's request came after all of ann's, it was never sent.
        if ('theirs' in replies) {
          expect(isOfAnn ? replies.theirs : replies.mine).toMatchObject({ code: 'section-changed' });
          expect(isOfAnn ? replies.mine : replies.theirs).toBeUndefined();
        }
        const second = isOfAnn ? save(ben, newest, [ofAnn, ofBen]) : save(ann, newest, [ofBen, ofAnn]);
        expect((await second).body.reason).toBeUndefined();
        expect((await read()).content).toHaveLength(2);
      },
    };
  });
  expect(requests).toBeGreaterThanOrEqual(3);
});

test('a save that is cut off at any request leaves all or nothing, and a second try saves it once', async () => {
  const requests = await eachCrash(async () => {
    await saveAnew([]);
    const { revision } = await read();
    return {
      act: () => save(ann, revision, [ofAnn]),
      check: async (isAgain) => {
        const { content, revision: newest } = await read();
        expect(content).toEqual(newest === revision ? [] : [ofAnn]);
        if (isAgain) expect(newest).toBe(revision + 1);
        // The log has a line for each revision, since both are one transaction.
        expect((await logged())[0]).toBe(newest);
      },
    };
  });
  expect(requests).toBeGreaterThanOrEqual(3);
});

test.each([
  ['without English', [incident('aaaaaaaa', ' ')], 'content.0.title.en'],
  ['with a hidden character', [incident('aaaaaaaa', 'Sea\u202Eecho')], undefined],
  ['without an update', [{ ...ofAnn, updates: [] }], 'content.0.updates'],
  [
    'with a state of its own',
    [{ ...ofAnn, updates: [{ ...ofAnn.updates[0], state: 'fine' }] }],
    'content.0.updates.0.state',
  ],
  ['with an English text without ink', [incident('aaaaaaaa', '\u2800')], 'content.0.title.en'],
  [
    'of a time before 2000',
    [{ ...ofAnn, updates: [{ ...ofAnn.updates[0], at: '1999-12-31T23:59:59Z' }] }],
    'content.0.updates.0.at',
  ],
  ['of no time', [{ ...ofAnn, updates: [{ ...ofAnn.updates[0], at: '2026-02-30' }] }], 'content.0.updates.0.at'],
  ['with markup as its id', [{ ...ofAnn, id: '"><b>1</b' }], 'content.0.id'],
  ['with the id of another', [ofAnn, ofAnn], 'content'],
  ['too long', [incident('aaaaaaaa', 'x'.repeat(121))], 'content.0.title.en'],
  ['that are too many', Array.from({ length: 51 }, (_, at) => incident(`incident${at}`.slice(-8))), 'content'],
])('an incident %s is refused at its field, or cleaned', async (_, content, field) => {
  const { revision } = await read();
  const { status, body } = await save(ann, revision, content);
  if (field === undefined) {
    expect(status).toBe(200);
    expect((await read()).content[0]?.title.en).toBe('Seaecho');
  } else expect([status, Object.keys(body.errors ?? {})]).toEqual([422, expect.arrayContaining([field])]);
});
