import { randomBytes } from 'node:crypto';
import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { type CanvasPost, POST_STATES, type PostState, ROLES, type Role } from '@groundswell/contracts';
import { shippedContent } from '@groundswell/data/site';
import { useMemoryTable } from '@groundswell/data/testing/use-memory-table';
import { useObjects } from '@groundswell/data/testing/use-objects';
import { everyCall, handlerOf } from '@groundswell/test/support/every-call';
import { type CallName, wellFormed } from '@groundswell/test/support/well-formed';
import { beforeAll, describe, expect, test } from 'vitest';

useObjects();
useMemoryTable({ CHECK_REPLIES: '1' });
useEmails();
const people = usePeople();

type Asked = Parameters<typeof callAs>[2];
const call = async (name: CallName, who: Person, asked: Asked = {}) =>
  callAs(await handlerOf(everyCall.find((one) => one.name === name) ?? expect.fail(name)), who, asked);

const persons = {} as Record<Role, Person>;
let stranger: Person;
let chief: Person;
beforeAll(async () => {
  for (const role of ROLES) persons[role] = await people.join({ role });
  stranger = await people.join({ role: 'contributor' });
  chief = await people.join({ role: 'editor' });
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const newId = () => [...randomBytes(12)].map((byte) => LETTERS[byte % 32]).join('');
const words = (text: string) => ({
  topic: null,
  tags: [],
  image: null,
  canonicalLink: null,
  texts: {
    en: {
      title: 'A post',
      summary: '',
      document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
    },
  },
});
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const at = (post: CanvasPost, over: object = {}) => ({
  params: { id: post.id, ...over },
  headers: { 'if-match': `"${post.revision}"` },
});
const move = (who: Person, post: CanvasPost, to: string) =>
  call('move-canvas-post', who, { ...at(post), body: { to, ...(to === 'scheduled' && { publishAt: soon() }) } });

/** Creates a post in a state for its owner. A plain user cannot write, so a contributor's post stands in for theirs. */
async function createPostIn(owner: Person, state: PostState): Promise<CanvasPost> {
  const author = owner.account.role === 'user' ? stranger : owner;
  const asked = { params: { id: newId() }, body: words('First.') };
  const { body: draft } = await call('save-canvas-post', author, asked);
  // Saving another text makes the first one a revision.
  const { body: post } = await call('save-canvas-post', chief, { ...at(draft), body: words('Second.') });
  if (state === 'draft') return post;
  if (state === 'deleted') return (await call('delete-canvas-post', chief, at(post))).body;
  return (await move(chief, post, state)).body;
}

const ACTS: Readonly<Record<string, (who: Person, post: CanvasPost) => ReturnType<typeof call>>> = {
  read: (who, post) => call('get-canvas-post', who, at(post)),
  save: (who, post) => call('save-canvas-post', who, { ...at(post), body: words('Third.') }),
  'hand in': (who, post) => move(who, post, 'review'),
  publish: (who, post) => move(who, post, 'published'),
  schedule: (who, post) => move(who, post, 'scheduled'),
  'take back': (who, post) => move(who, post, 'draft'),
  delete: (who, post) => call('delete-canvas-post', who, at(post)),
  undelete: (who, post) => call('undelete-canvas-post', who, at(post)),
  revisions: (who, post) => call('list-post-revisions', who, at(post)),
  revision: (who, post) => call('get-post-revision', who, at(post, { revision: '1' })),
  restore: (who, post) => call('restore-post-revision', who, at(post, { revision: '1' })),
  preview: (who, post) => call('make-post-preview', who, at(post)),
  statistics: (who, post) => call('get-canvas-post-stats', who, at(post)),
};

/** Statuses in the order of POST_STATES: draft, review, scheduled, published, deleted. */
const CONTRIBUTOR_OWN: Readonly<Record<string, readonly number[]>> = {
  read: [200, 200, 200, 200, 200],
  save: [200, 200, 403, 403, 409],
  'hand in': [200, 409, 409, 409, 409],
  publish: [403, 403, 403, 403, 409],
  schedule: [403, 403, 403, 403, 409],
  'take back': [409, 200, 403, 403, 409],
  delete: [200, 200, 403, 403, 200],
  undelete: [200, 200, 200, 200, 200],
  revisions: [200, 200, 200, 200, 200],
  revision: [200, 200, 200, 200, 200],
  restore: [200, 200, 403, 403, 409],
  preview: [200, 200, 200, 200, 404],
  statistics: [200, 200, 200, 200, 200],
};
const EDITOR: Readonly<Record<string, readonly number[]>> = {
  ...CONTRIBUTOR_OWN,
  save: [200, 200, 200, 200, 409],
  publish: [200, 200, 200, 200, 409],
  schedule: [200, 200, 200, 409, 409],
  'take back': [409, 200, 200, 200, 409],
  delete: [200, 200, 200, 200, 200],
  restore: [200, 200, 200, 200, 409],
};

describe.each(ROLES)('as %s', (role) => {
  test.each(['own', 'another’s'])('the permitted acts on %s post, in each of its states', async (whose) => {
    // An act that is refused leaves its post unchanged, so the next act uses the same post.
    const unchanged = new Map<PostState, CanvasPost>();
    for (const [act, perform] of Object.entries(ACTS)) {
      const statuses: (number | undefined)[] = [];
      for (const state of POST_STATES) {
        const post = unchanged.get(state) ?? (await createPostIn(whose === 'own' ? persons[role] : stranger, state));
        unchanged.delete(state);
        statuses.push((await perform(persons[role], post)).status);
        if ((statuses.at(-1) ?? 0) < 400) continue;
        unchanged.set(state, post);
        const { body: after } = await call('get-canvas-post', chief, { params: { id: post.id } });
        expect([act, state, after]).toEqual([act, state, { ...post, may: after.may }]);
      }
      const all = (status: number) => POST_STATES.map(() => status);
      const contributor = whose === 'own' ? CONTRIBUTOR_OWN[act] : all(404);
      const expected = { user: all(403), contributor, editor: EDITOR[act], admin: EDITOR[act] };
      expect([act, statuses]).toEqual([act, expected[role]]);
    }
  });
});

/** The lowest role that may make each call. Calls about a single post are not listed. */
const LEAST: Partial<Record<CallName, Role>> = {
  'list-canvas-posts': 'contributor',
  'create-canvas-post': 'contributor',
  'list-canvas-labels': 'contributor',
  'create-canvas-label': 'editor',
  'get-canvas-label': 'contributor',
  'list-canvas-label-posts': 'editor',
  'save-canvas-label': 'editor',
  'delete-canvas-label': 'editor',
  'get-own-writer': 'contributor',
  'list-writers': 'admin',
  'create-writer': 'admin',
  'invite-writer': 'admin',
  'withdraw-invitation': 'admin',
  'check-invitation': 'user',
  'join-writers': 'user',
  'get-writer': 'contributor',
  'list-writer-posts': 'editor',
  'save-writer': 'contributor',
  'delete-writer': 'admin',
  'search-canvas': 'contributor',
  'get-canvas-stats': 'contributor',
  'start-upload': 'contributor',
  'finish-upload': 'contributor',
  'list-uploads': 'contributor',
  'delete-upload': 'contributor',
  'list-site-sections': 'editor',
  'get-site-section': 'editor',
  'save-site-section': 'editor',
  'list-changes': 'admin',
};

test('every other call admits only its least role and those above it', async () => {
  const named = wellFormed({ email: 'guest@example.com', beachId: 148, slug: 'x' });
  const calls = everyCall.filter(
    ({ area, call: { path } }) =>
      (area === 'canvas' || path.startsWith('/api/canvas')) && !/canvas\/posts\/\{id\}/.test(path),
  );
  expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(LEAST).sort());
  for (const { name } of calls)
    for (const role of ROLES) {
      const { status } = await call(name, persons[role], { ...named[name], address: `${name} ${role}` });
      const isAdmitted = ROLES.indexOf(role) >= ROLES.indexOf(LEAST[name] ?? 'admin');
      expect([name, role, status !== 403]).toEqual([name, role, isAdmitted]);
    }
});

test.each(ROLES)('%s: writers save their own profile, admins also others’ profiles and roles', async (role) => {
  const who = persons[role];
  const numberOf = async (person: Person) => String((await call('get-own-writer', person)).body.id);
  const other = await numberOf(stranger);
  const own = role === 'user' ? other : await numberOf(who);
  const profile = { name: 'Keala', summaries: {}, avatar: null };
  const save = async (id: string, over: object = {}) =>
    (await call('save-writer', who, { params: { id }, body: { ...profile, ...over } })).status;
  const promo = await call('save-site-section', who, {
    body: { section: 'promo', revision: 0, content: shippedContent('promo') },
  });
  const statuses = {
    own: await save(own),
    another: await save(other),
    ownRole: await save(own, { role: role === 'editor' ? 3 : 2 }),
    anothersRole: await save(other, { role: 1 }),
    removesThemselves: (await call('delete-writer', who, { params: { id: own } })).status,
    offersToReaders: promo.status !== 403,
  };
  const expected = {
    user: { own: 403, another: 403, ownRole: 403, anothersRole: 403, removesThemselves: 403, offersToReaders: false },
    contributor: {
      own: 200,
      another: 403,
      ownRole: 403,
      anothersRole: 403,
      removesThemselves: 403,
      offersToReaders: false,
    },
    editor: {
      own: 200,
      another: 403,
      ownRole: 403,
      anothersRole: 403,
      removesThemselves: 403,
      offersToReaders: false,
    },
    admin: { own: 200, another: 200, ownRole: 409, anothersRole: 200, removesThemselves: 409, offersToReaders: true },
  };
  expect(statuses).toEqual(expected[role]);
});
