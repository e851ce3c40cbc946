import { randomBytes } from 'node:crypto';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import type { CanvasPost, PostContent, Role } from '@groundswell/contracts';
import { accounts } from '@groundswell/data/accounts';
import { keys } from '@groundswell/data/keys';
import { readTable } from '@groundswell/data/testing/read-table';
import { processTable } from '@groundswell/data/testing/table';
import { useTable } from '@groundswell/data/testing/use-table';
import { handlerOf } from '@groundswell/test/support/every-call';
import type { CallName } from '@groundswell/test/support/well-formed';
import { beforeAll, describe, expect, test, vi } from 'vitest';

useTable({ CHECK_REPLIES: '1', SITE_URL: 'https://waves.example' });
const letters = useEmails();
const people = usePeople();

type Asked = Parameters<typeof callAs>[2];
const BLOG =
  /^(?:list-(?:author-|tag-|topic-)?posts|get-(?:post|tag|topic|author|blog(?:-feed|-post|-author|-tag|-topic)?)|list-(?:tags|topics)|search-posts|preview-post|publish-due)$/;
async function call(name: CallName, who: Person | undefined, asked: Asked = {}) {
  const area = BLOG.test(name) ? 'blog' : 'canvas';
  const handler = await handlerOf({ area, name } as Parameters<typeof handlerOf>[0]);
  return callAs(handler, who, asked);
}
const runJob = async () => {
  const { handler } = await import('../blog/publish-due.ts');
  await (handler as (event: object, context: object) => Promise<unknown>)({}, {});
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const newId = () => [...randomBytes(12)].map((byte) => LETTERS[byte % 32]).join('');
const document = (text: string, picture?: string) => ({
  type: 'doc' as const,
  content: [
    { type: 'paragraph', content: [{ type: 'text', text }] },
    ...(picture === undefined ? [] : [{ type: 'image', attrs: { src: picture } }]),
  ],
});
function content(over: Partial<PostContent> & { title?: string; text?: string; picture?: string } = {}): PostContent {
  const { title = 'Reading a buoy', text = 'A buoy tells height and period.', picture, ...rest } = over;
  const words = { title, summary: 'What its numbers say.', document: document(text, picture) };
  return { topic: null, tags: [], image: null, canonicalLink: null, texts: { en: words }, ...rest } as PostContent;
}
/** Values of the right type for the fields that need one, taken from another post. All other fields get a number. */
const FOREIGN: Readonly<Record<string, unknown>> = {
  id: 'zzzzzzzzzzzz',
  state: 'published',
  to: 'published',
  publishAt: '2020-01-01T00:00:00.000Z',
  publishedAt: '2020-01-01T00:00:00.000Z',
  revision: '99',
  usedSlugs: ['x'],
  hasChanges: true,
  may: { save: true, submit: true, publish: true, delete: true },
};
const match = (revision: string) => ({ headers: { 'if-match': `"${revision}"` } });

const roles = ['user', 'contributor', 'editor', 'admin'] as const;
const persons = {} as Record<Role, Person>;
beforeAll(async () => {
  for (const role of roles) persons[role] = await people.join({ role });
});

async function write(who: Person, over: Parameters<typeof content>[0] = {}, id = newId()): Promise<CanvasPost> {
  const { status, body } = await call('save-canvas-post', who, { params: { id }, body: content(over) });
  expect([status, body.errorMsg]).toEqual([200, undefined]);
  return body;
}
async function move(who: Person, post: CanvasPost, to: string, more: object = {}) {
  return call('move-canvas-post', who, { params: { id: post.id }, body: { to, ...more }, ...match(post.revision) });
}
const remove = (who: Person, { id, revision }: CanvasPost) =>
  call('delete-canvas-post', who, { params: { id }, ...match(revision) });
async function publish(over: Parameters<typeof content>[0] = {}, who = persons.editor): Promise<CanvasPost> {
  const { status, body } = await move(persons.editor, await write(who, over), 'published');
  expect([status, body.errorMsg]).toEqual([200, undefined]);
  return body;
}
const read = (slug: string) => call('get-post', undefined, { params: { slug } });
const listed = async () => ((await call('list-posts', undefined)).body.data as { id: string }[]).map(({ id }) => id);

describe('a post', () => {
  test('is written, submitted, published, read, taken back and deleted', async () => {
    const { contributor, editor } = persons;
    const draft = await write(contributor, { title: 'How we rate' });
    expect(draft).toMatchObject({ slug: 'how-we-rate', state: 'draft', revision: '1' });
    expect((await read('how-we-rate')).status).toBe(404);

    const { body: handedIn } = await move(contributor, draft, 'review');
    expect(handedIn).toMatchObject({ state: 'review', may: { save: true, publish: false } });
    const inReview = await call('list-canvas-posts', editor, { query: { scope: 'all', type: 'review' } });
    expect(inReview.body.data.map(({ id }: CanvasPost) => id)).toContain(draft.id);
    expect(inReview.body.counts.review).toBe(inReview.body.data.length);
    const own = await call('list-canvas-posts', await people.join({ role: 'contributor' }));
    expect(own.body.counts).toEqual({ draft: 0, review: 0, scheduled: 0, published: 0, deleted: 0 });

    const { body: out } = await move(editor, handedIn, 'published');
    expect(out).toMatchObject({ state: 'published', hasChanges: false });
    const { status, headers, body } = await read('how-we-rate');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, s-maxage=30']);
    expect(body).toMatchObject({ title: 'How we rate', user_id: draft.user_id, read_time: 1, lang: 'en' });
    expect(body.body).toContain('<p>A buoy tells height and period.</p>');
    expect(await listed()).toContain(draft.id);

    const { body: back } = await move(editor, out, 'draft');
    expect(back.state).toBe('draft');
    expect((await read('how-we-rate')).status).toBe(404);
    expect(await listed()).not.toContain(draft.id);
  });

  test('keeps its published text until it is published again', async () => {
    const out = await publish({ title: 'Tides and breaks' });
    const saved = await call('save-canvas-post', persons.editor, {
      params: { id: out.id },
      body: content({ title: 'Tides and breaks', text: 'Not for readers yet.' }),
      ...match(out.revision),
    });
    expect(saved.body).toMatchObject({ state: 'published', hasChanges: true });
    expect((await read(out.slug)).body.body).not.toContain('Not for readers yet.');
    const again = await move(persons.editor, saved.body, 'published');
    expect(again.body).toMatchObject({ hasChanges: false, publishedAt: out.publishedAt });
    expect((await read(out.slug)).body.body).toContain('Not for readers yet.');
  });

  test('is found by every former slug, and replies with the current one', async () => {
    const out = await publish({ title: 'Old address' });
    const renamed = await call('save-canvas-post', persons.editor, {
      params: { id: out.id },
      body: content({ title: 'Old address', slug: 'new-address' }),
      ...match(out.revision),
    });
    expect((await read('new-address')).body.slug).toBe('old-address');
    await move(persons.editor, renamed.body, 'published');
    for (const slug of ['old-address', 'new-address']) expect((await read(slug)).body.slug).toBe('new-address');
    const page = { params: { user_id: String(out.user_id), slug: 'old-address' }, query: { lang: 'es' } };
    const { status, headers } = await call('get-blog-post', undefined, page);
    expect([status, headers.location]).toEqual([301, `/blog/${out.user_id}/new-address?lang=es`]);
    const taken = await call('save-canvas-post', persons.editor, {
      params: { id: newId() },
      body: content({ slug: 'old-address' }),
    });
    expect([taken.status, taken.body.errors]).toEqual([
      422,
      { slug: ['Another post has this address. Choose another.'] },
    ]);
  });

  test('gets its own slug where another post has the same title, and always the same one', async () => {
    await write(persons.editor, { title: 'Etiquette' });
    const second = await write(persons.editor, { title: 'Etiquette' });
    expect(second.slug).toBe(`etiquette-${second.id.slice(0, 4)}`);
    const again = await call('save-canvas-post', persons.editor, {
      params: { id: second.id },
      body: content({ title: 'Etiquette', text: 'More.' }),
      ...match(second.revision),
    });
    expect(again.body.slug).toBe(second.slug);
    const namesake = second.id.slice(0, 4) + newId().slice(4);
    const third = await call('save-canvas-post', persons.editor, {
      params: { id: namesake },
      body: content({ title: 'Etiquette' }),
    });
    expect(third.body.slug).toBe(`etiquette-${namesake}`);
    const chinese = await write(persons.editor, { title: '如何看懂浮标' });
    expect(chinese.slug).toBe(chinese.id);
  });

  test('is saved once when the request is repeated after a lost reply, with the same revision', async () => {
    const id = newId();
    const asked = { params: { id }, body: content({ title: 'Sent twice' }) };
    const [one, two] = await Promise.all([
      call('save-canvas-post', persons.contributor, asked),
      call('save-canvas-post', persons.contributor, asked),
    ]);
    expect([one.status, two.status, one.body.revision, two.body.revision]).toEqual([200, 200, '1', '1']);
  });

  test('gets 412 for a text based on an older revision, with the newest text; nothing is lost', async () => {
    const draft = await write(persons.contributor, { title: 'Two at once' });
    const save = (who: Person, text: string) =>
      call('save-canvas-post', who, {
        params: { id: draft.id },
        body: content({ title: 'Two at once', text }),
        ...match(draft.revision),
      });
    const answers = await Promise.all([save(persons.contributor, 'Mine.'), save(persons.editor, 'Theirs.')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const [kept, refused] = answers.toSorted((a, b) => Number(a.status) - Number(b.status));
    expect(refused?.body).toMatchObject({
      code: 'precondition_failed',
      newest: { texts: kept?.body.texts, updatedByYou: false },
    });
    expect(kept?.body.updatedByYou).toBe(true);
    const then = await call('save-canvas-post', persons.editor, {
      params: { id: draft.id },
      body: content({ title: 'Two at once', text: 'Both.' }),
      ...match(refused?.body.newest.revision),
    });
    expect(then.status).toBe(200);
  });

  test('is deleted and restored as it was, published or not', async () => {
    const out = await publish({ title: 'Gone and back' });
    const deleted = await remove(persons.editor, out);
    expect(deleted.body.state).toBe('deleted');
    expect((await read(out.slug)).status).toBe(404);
    const bringBack = (who: Person, { id, revision }: CanvasPost) =>
      call('undelete-canvas-post', who, { params: { id }, ...match(revision) });
    const back = await bringBack(persons.editor, deleted.body);
    expect(back.body).toMatchObject({ state: 'published', publishedAt: out.publishedAt, hasChanges: false });
    expect((await read(out.slug)).status).toBe(200);
    const again = await remove(persons.editor, back.body);
    const replayed = await bringBack(persons.editor, deleted.body);
    expect([replayed.status, replayed.body.newest]).toEqual([412, again.body]);
    const draft = await write(persons.contributor);
    const gone = await remove(persons.contributor, draft);
    const on = { params: { id: draft.id }, ...match(draft.revision) };
    const late = await call('save-canvas-post', persons.contributor, { ...on, body: content({ text: 'Late.' }) });
    const sent = await call('move-canvas-post', persons.contributor, { ...on, body: { to: 'review' } });
    for (const { status, body } of [late, sent]) expect([status, body.reason]).toEqual([409, { code: 'post-deleted' }]);
    const kept = await bringBack(persons.contributor, gone.body);
    expect(kept.body).toMatchObject({ state: 'draft', texts: draft.texts });
  });

  test('keeps earlier revisions, of other writers and as published, and one is restored', async () => {
    const draft = await write(persons.contributor, { title: 'Many hands', text: 'First.' });
    const second = await call('save-canvas-post', persons.editor, {
      params: { id: draft.id },
      body: content({ title: 'Many hands', text: 'Second.' }),
      ...match(draft.revision),
    });
    await move(persons.editor, second.body, 'published');
    const revisions = await call('list-post-revisions', persons.contributor, { params: { id: draft.id } });
    expect(revisions.body.data.map(({ revision }: CanvasPost) => revision)).toEqual(['2', '1']);
    const first = await call('get-post-revision', persons.editor, { params: { id: draft.id, revision: '1' } });
    expect(first.body.texts).toEqual(draft.texts);
    const restore = (revision: string) =>
      call('restore-post-revision', persons.editor, { params: { id: draft.id, revision: '1' }, ...match(revision) });
    expect((await restore('2')).status).toBe(412);
    expect((await restore('3')).body).toMatchObject({ texts: draft.texts, revision: '4', hasChanges: true });
  });

  test.each([
    ['an empty title', { title: '' }, 'texts.en.title', 'Give the post a title.'],
    ['no text', { text: ' ' }, 'texts.en.document', 'Write something first.'],
    ['a picture nobody described', { image: { id: 'a-picture' } }, 'texts.en.imageAlt', /^Describe the picture/],
    ['one in its text', { picture: '/avatar.svg' }, 'texts.en.document.alt', /^Describe the picture/],
  ])('422 to publish with %s, which a draft may have', async (_, over, field, sentence) => {
    const draft = await write(persons.editor, over);
    for (const to of ['review', 'published']) {
      const { status, body } = await move(persons.editor, draft, to);
      expect([status, body.errors[field]?.[0]]).toEqual([422, expect.stringMatching(sentence)]);
    }
  });

  test.each([
    ['a long title', content({ title: 'x'.repeat(121) }), 'texts.en.title'],
    ['a reserved slug', content({ slug: 'tags' }), 'slug'],
    ['a slug that is none', content({ slug: 'Not a slug' }), 'slug'],
    ['an unknown tag', content({ tags: ['nobody-made-it'] }), 'tags'],
    ['an unknown topic', content({ topic: 'nobody-made-it' }), 'topic'],
    ['nine tags', content({ tags: Array.from({ length: 9 }, (_, i) => `tag-${i}`) }), 'tags'],
    ['a script for an address', content({ canonicalLink: 'javascript:alert(1)' }), 'canonicalLink'],
    ['no language', content({ texts: {} }), 'texts'],
    [
      'a document of something else',
      content({
        texts: { en: { title: 'x', summary: '', document: { type: 'doc', content: [{ type: 'script' }] } } },
      } as never),
      'texts.en.document',
    ],
  ])('422 for %s, at its field, and nothing is kept', async (_, body, field) => {
    const id = newId();
    const answer = await call('save-canvas-post', persons.editor, { params: { id }, body });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect((await call('get-canvas-post', persons.editor, { params: { id } })).status).toBe(404);
  });
});

describe('at its scheduled time', () => {
  test('a scheduled post is published on the second, whether the job runs before or after', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const start = Date.now();
      const at = (ms: number) => vi.setSystemTime(start + ms);
      const draft = await write(persons.editor, { title: 'The trip' });
      for (const [publishAt, sentence] of [
        [start - 1, /at least a minute/],
        [start + 59_999, /at least a minute/],
        [start + 800 * 86_400_000, /within two years/],
      ] as const) {
        const refused = await move(persons.editor, draft, 'scheduled', {
          publishAt: new Date(publishAt).toISOString(),
        });
        expect([refused.status, refused.body.errors.publishAt[0]]).toEqual([422, expect.stringMatching(sentence)]);
      }
      const publishAt = new Date(start + 200_000).toISOString();
      const { body: scheduled } = await move(persons.editor, draft, 'scheduled', { publishAt });
      expect(scheduled).toMatchObject({ state: 'scheduled', publishAt });
      at(100_000);
      await runJob();
      expect((await read('the-trip')).status).toBe(404);
      at(140_000);
      await runJob();
      expect([(await read('the-trip')).status, (await listed()).includes(draft.id)]).toEqual([404, false]);
      at(200_001);
      const { status, body } = await read('the-trip');
      expect([status, body.published_at, (await listed()).includes(draft.id)]).toEqual([200, publishAt, true]);
      await runJob();
      expect((await read('the-trip')).body.published_at).toBe(publishAt);
    } finally {
      vi.useRealTimers();
    }
  });

  test('it is in all lists, feeds, the sitemap and the search from that second on, and in none after it is taken back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const start = Date.now();
      for (const [kind, id] of [
        ['tags', 'albatross'],
        ['topics', 'seabirds'],
      ] as const)
        await call('save-canvas-label', persons.editor, { params: { kind, id }, body: { names: { en: id } } });
      const over = { title: 'Albatross over the reef', tags: ['albatross'], topic: 'seabirds' };
      const draft = await write(persons.editor, over);
      const publishAt = new Date(start + 60_000).toISOString();
      const { body: scheduled } = await move(persons.editor, draft, 'scheduled', { publishAt });
      const author = { user_id: String(draft.user_id) };
      const places: readonly (readonly [CallName, Asked])[] = [
        ['list-posts', {}],
        ['list-author-posts', { params: author }],
        ['list-tag-posts', { params: { slug: 'albatross' } }],
        ['list-topic-posts', { params: { slug: 'seabirds' } }],
        ['search-posts', { query: { q: 'albatros' } }],
        ['get-post', { params: { slug: draft.slug } }],
        ['get-blog-post', { params: { ...author, slug: draft.slug } }],
        ...['rss.xml', 'atom.xml', 'feed.json', 'sitemap.xml'].map(
          (file) => ['get-blog-feed', { params: { file } }] as const,
        ),
      ];
      const shown = async () => {
        const found: string[] = [];
        for (const [name, asked] of places) {
          const { status, headers, body } = await call(name, undefined, asked);
          const text = typeof body === 'string' ? Buffer.from(body, 'base64').toString() : JSON.stringify(body);
          if (text.includes(draft.slug)) found.push(name);
          // A cached reply of the edge must expire within 60 s, because a post may be published or withdrawn at any
          // minute.
          if (status === 200)
            expect(Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1])).toBeLessThanOrEqual(60);
        }
        return found;
      };
      vi.setSystemTime(start + 59_000);
      await runJob();
      expect(await shown()).toEqual([]);
      vi.setSystemTime(start + 60_000);
      expect(await shown()).toEqual(places.map(([name]) => name));
      const now = await call('get-canvas-post', persons.editor, { params: { id: scheduled.id } });
      expect((await move(persons.editor, now.body, 'draft')).status).toBe(200);
      expect(await shown()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a post that is taken back before its time stays unpublished; a deleted tag does not hold it up', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const start = Date.now();
      await call('save-canvas-label', persons.editor, {
        params: { kind: 'tags', id: 'short-lived' },
        body: { names: { en: 'Short-lived' } },
      });
      const schedule = async (over: Parameters<typeof content>[0]) => {
        const publishAt = new Date(start + 60_000).toISOString();
        return (await move(persons.editor, await write(persons.editor, over), 'scheduled', { publishAt })).body;
      };
      const stays = await schedule({ title: 'Stays in' });
      const goes = await schedule({ title: 'Goes out', tags: ['short-lived'] });
      await move(persons.editor, stays, 'draft');
      await call('delete-canvas-label', persons.editor, { params: { kind: 'tags', id: 'short-lived' } });
      vi.setSystemTime(start + 61_000);
      await runJob();
      expect([(await read(stays.slug)).status, (await read(goes.slug)).status]).toEqual([404, 200]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('known vulnerabilities of such systems', () => {
  test('only an admin sets a role, and never their own', async () => {
    const { contributor, admin } = persons;
    const { body: own } = await call('get-own-writer', contributor);
    const profile = { name: 'Keala', summaries: {}, avatar: null };
    const up = await call('save-writer', contributor, {
      params: { id: String(own.id) },
      body: { ...profile, role: 3 },
    });
    expect(up.status).toBe(403);
    const { body: ofAdmin } = await call('get-own-writer', admin);
    const down = await call('save-writer', admin, {
      params: { id: String(ofAdmin.id) },
      body: { ...profile, role: 1 },
    });
    expect([down.status, down.body.errorMsg]).toEqual([409, 'Another admin has to change your role.']);
    expect((await call('delete-writer', admin, { params: { id: String(ofAdmin.id) } })).status).toBe(409);
    const other = await people.join({ role: 'contributor' });
    const { body: ofOther } = await call('get-own-writer', other);
    const raised = await call('save-writer', admin, {
      params: { id: String(ofOther.id) },
      body: { ...profile, role: 2 },
    });
    expect([raised.status, raised.body.role]).toEqual([200, 2]);
    const account = await accounts.find(other.account.id);
    if (account) await accounts.erase(account, { now: Date.now() });
    const late = await call('save-writer', admin, {
      params: { id: String(ofOther.id) },
      body: { ...profile, role: 2 },
    });
    expect(late.status).toBe(404);
  });

  test('if two admins remove each other’s role at once, one stays an admin', async () => {
    const [one, two] = [await people.join({ role: 'admin' }), await people.join({ role: 'admin' })];
    const ids = await Promise.all([one, two].map(async (who) => (await call('get-own-writer', who)).body.id));
    const answers = await Promise.all([
      call('delete-writer', one, { params: { id: String(ids[1]) } }),
      call('delete-writer', two, { params: { id: String(ids[0]) } }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a contributor cannot publish, schedule or unpublish by the call', async () => {
    const draft = await write(persons.contributor);
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await move(persons.contributor, draft, 'published')).status).toBe(403);
    expect((await move(persons.contributor, draft, 'scheduled', { publishAt })).status).toBe(403);
    const out = await move(persons.editor, draft, 'published');
    expect((await move(persons.contributor, out.body, 'draft')).status).toBe(403);
    const save = { params: { id: draft.id }, body: content({ text: 'Over it.' }), ...match(out.body.revision) };
    expect((await call('save-canvas-post', persons.contributor, save)).status).toBe(403);
    expect((await remove(persons.contributor, draft)).status).toBe(403);
    expect((await read(out.body.slug)).body.body).not.toContain('Over it.');
  });

  test('an unpublished post cannot be read by its slug, in a list, by a tag or a search, signed in or not', async () => {
    await call('save-canvas-label', persons.editor, {
      params: { kind: 'tags', id: 'secret-plans' },
      body: { names: { en: 'Secret plans' } },
    });
    const secret = { text: 'Xylophone.', tags: ['secret-plans'] };
    const draft = await write(persons.contributor, { ...secret, title: 'Secret draft' });
    const review = (
      await move(persons.contributor, await write(persons.contributor, { ...secret, title: 'Secret review' }), 'review')
    ).body;
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const scheduled = (
      await move(persons.editor, await write(persons.editor, { ...secret, title: 'Secret schedule' }), 'scheduled', {
        publishAt,
      })
    ).body;
    const withdrawn = (await move(persons.editor, await publish({ ...secret, title: 'Secret withdrawn' }), 'draft'))
      .body;
    const deleted = await publish({ ...secret, title: 'Secret deleted' });
    await remove(persons.editor, deleted);
    const all: CanvasPost[] = [draft, review, scheduled, withdrawn, deleted];
    for (const who of [undefined, persons.admin]) {
      for (const { slug, id } of all) {
        expect((await call('get-post', who, { params: { slug } })).status, slug).toBe(404);
        const author = String(draft.user_id);
        const texts = [
          await call('list-posts', who),
          await call('list-author-posts', who, { params: { user_id: author } }),
          await call('list-tag-posts', who, { params: { slug: 'secret-plans' } }),
          await call('list-tags', who),
          await call('search-posts', who, { query: { q: 'secret' } }),
        ].map(({ body }) => JSON.stringify(body));
        for (const text of texts) expect(text).not.toMatch(new RegExp(`${id}|${slug}|Xylophone|secret-plans`));
      }
    }
  });

  test('only editors list others’ posts; a contributor gets 404 for another writer’s post', async () => {
    const others = await write(persons.editor, { title: 'Of another' });
    const { contributor } = persons;
    expect((await call('list-canvas-posts', contributor, { query: { scope: 'all', type: 'draft' } })).status).toBe(403);
    const own = await call('list-canvas-posts', contributor, { query: { type: 'draft' } });
    expect(own.body.data.map(({ user_id }: CanvasPost) => user_id)).not.toContain(others.user_id);
    const found = await call('search-canvas', contributor, { params: { kind: 'posts' }, query: { q: 'another' } });
    expect(found.body.data.map(({ id }: CanvasPost) => id)).not.toContain(others.id);
    const params = { id: others.id };
    for (const name of ['get-canvas-post', 'list-post-revisions', 'make-post-preview', 'delete-canvas-post'] as const)
      expect((await call(name, contributor, { params })).status, name).toBe(404);
    expect((await call('search-canvas', contributor, { params: { kind: 'users' }, query: { q: 'a' } })).status).toBe(
      403,
    );
  });

  test('a contributor cannot overwrite or take over another writer’s post by its id', async () => {
    const others = await write(persons.editor, { title: 'Not yours' });
    for (const headers of [undefined, match(others.revision).headers]) {
      const asked = { params: { id: others.id }, body: content({ text: 'Mine now.' }), ...(headers && { headers }) };
      expect((await call('save-canvas-post', persons.contributor, asked)).status).toBe(404);
    }
    expect((await call('get-canvas-post', persons.editor, { params: { id: others.id } })).body).toEqual(others);
  });

  test('saving or moving a post sets only the fields of its text, whatever else is sent', async () => {
    const { contributor } = persons;
    const written = [...Object.keys(content()), 'slug'];
    const rowOf = async (id: string) =>
      (await readTable(processTable())).find(({ pk, sk }) => pk === `POST#${id}` && sk === 'POST');
    const draft = await write(contributor, { title: 'Whose fields' });
    const row = await rowOf(draft.id);
    // The names of all fields in a reply or row except the post's content. The test sends each of them with another
    // user's value.
    const others = [...Object.keys(draft), ...Object.keys(row ?? {}), 'published', 'authorId', 'role', 'user', 'email'];
    const foreign = Object.fromEntries(
      others.filter((field) => !written.includes(field)).map((field) => [field, FOREIGN[field] ?? 4242]),
    );
    expect(Object.keys(foreign).length).toBeGreaterThan(12);

    const id = newId();
    const made = await call('save-canvas-post', contributor, { params: { id }, body: { ...content(), ...foreign } });
    expect(made.body).toMatchObject({ id, user_id: draft.user_id, state: 'draft', publishedAt: null, revision: '1' });
    const params = { id: draft.id };
    const body = { ...content({ title: 'Whose fields', text: 'Mine.' }), ...foreign };
    const saved = await call('save-canvas-post', contributor, { params, body, ...match('1') });
    const { texts: _, revision, updatedAt: __, ...fixed } = saved.body;
    expect([fixed, revision]).toEqual([expect.objectContaining(fixed), '2']);
    for (const field of Object.keys(fixed))
      expect([field, fixed[field]]).toEqual([field, draft[field as keyof CanvasPost]]);
    const moved = await move(contributor, saved.body, 'review', foreign);
    expect(moved.body).toMatchObject({ id: draft.id, user_id: draft.user_id, state: 'review', publishedAt: null });
    const after = await rowOf(draft.id);
    const unknown = Object.keys(after ?? {}).filter((field) => !(field in (row ?? {})));
    expect([unknown, after?.authorId, JSON.stringify(after).includes('4242')]).toEqual([[], row?.authorId, false]);
  });

  test('saving a tag sets only its names, saving a writer only the profile’s fields', async () => {
    const foreign = { id: 'other', slug: 'other', kind: 'topics', posts: 4242, posts_count: 4242, pk: 'x', type: 'x' };
    const params = { kind: 'tags', id: 'plain-tag' };
    const tag = await call('save-canvas-label', persons.editor, {
      params,
      body: { ...foreign, names: { en: 'Plain' } },
    });
    expect(tag.body).toMatchObject({ id: 'plain-tag', slug: 'plain-tag', posts_count: 0 });
    const who = await people.join({ role: 'contributor' });
    const { body: own } = await call('get-own-writer', who);
    const body = {
      name: 'Keala',
      summaries: {},
      avatar: null,
      id: 4242,
      email: 'x@example.com',
      userId: 'x',
      posts: 4242,
    };
    const saved = await call('save-writer', who, { params: { id: String(own.id) }, body });
    expect(saved.body).toEqual({ ...own, name: 'Keala' });
  });

  test('slugs are unique among all writers: a slug never leads to another writer’s post, and tags are shared', async () => {
    const out = await publish({ title: 'One address', slug: 'one-address' }, persons.contributor);
    const other = await people.join({ role: 'contributor' });
    const asked = { params: { id: newId() }, body: content({ slug: 'one-address', title: 'Mine too' }) };
    const refused = await call('save-canvas-post', other, asked);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['slug']]);
    const titled = await write(other, { title: 'One address' });
    expect(titled.slug).not.toBe(out.slug);
    expect((await read('one-address')).body).toMatchObject({ id: out.id, user_id: out.user_id });
    const tag = { params: { kind: 'tags', id: 'one-for-all' }, body: { names: { en: 'One' } } };
    for (const who of [persons.editor, persons.admin])
      expect((await call('save-canvas-label', who, tag)).status).toBe(200);
    const { body: all } = await call('list-canvas-labels', other, { params: { kind: 'tags' } });
    expect(all.data.filter(({ slug }: { slug: string }) => slug === 'one-for-all')).toHaveLength(1);
  });

  test('the last write never wins: a save, move, deletion or restore without the newest revision changes nothing', async () => {
    const draft = await write(persons.editor, { title: 'Guarded' });
    const params = { id: draft.id };
    expect((await call('save-canvas-post', persons.editor, { params, body: content({ text: 'x' }) })).status).toBe(412);
    expect((await call('move-canvas-post', persons.editor, { params, body: { to: 'published' } })).status).toBe(412);
    expect((await call('delete-canvas-post', persons.editor, { params })).status).toBe(412);
    const weak = { headers: { 'if-match': 'W/"1"' } };
    expect(
      (await call('save-canvas-post', persons.editor, { params, body: content({ text: 'y' }), ...weak })).status,
    ).toBe(200);
    for (const tag of ['*', '"x"', '"1", "2"', ''])
      expect(
        (
          await call('save-canvas-post', persons.editor, {
            params,
            body: content({ text: `With ${tag}.` }),
            headers: { 'if-match': tag },
          })
        ).status,
      ).toBe(412);
    const decided = await remove(persons.editor, draft);
    expect([decided.status, decided.body.reason, decided.body.newest.revision]).toEqual([
      412,
      { code: 'post-changed' },
      '2',
    ]);
    expect((await remove(persons.editor, decided.body.newest)).body.state).toBe('deleted');
  });

  test('404 for a writer without published posts, for the call and the page', async () => {
    const writer = await people.join({ role: 'contributor' });
    const draft = await write(writer, { title: 'Not out yet' });
    const answers = async () => {
      const params = { user_id: String(draft.user_id) };
      const both = [
        await call('get-author', undefined, { params }),
        await call('get-blog-author', undefined, { params }),
      ];
      return both.map(({ status }) => status);
    };
    expect(await answers()).toEqual([404, 404]);
    await publish({ title: 'Out' }, writer);
    expect(await answers()).toEqual([200, 200]);
  });

  test('no public call, and no reply to a contributor, reveals an email address', async () => {
    const out = await publish({ title: 'Who wrote this' }, persons.contributor);
    const author = String(out.user_id);
    const { email, id } = persons.contributor.account;
    const answers = [
      await read(out.slug),
      await call('get-author', undefined, { params: { user_id: author } }),
      await call('list-author-posts', undefined, { params: { user_id: author } }),
      await call('get-writer', await people.join({ role: 'contributor' }), { params: { id: author } }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`${email}|${id}|@`));
    }
    expect((await call('get-writer', persons.admin, { params: { id: author } })).body.email).toBe(email);
  });

  test('readers get only server-made HTML: markup in a written text stays text', async () => {
    const out = await publish({ title: '<img src=x onerror=alert(1)>', text: '<script>alert(1)</script>' });
    const { body } = await read(out.slug);
    expect(body.body).not.toMatch(/<script|onerror=/);
    expect(body.body).toContain('&lt;script&gt;');
  });
});

describe('a preview', () => {
  test('shows anyone with its link the post’s current text, until it expires', async () => {
    const draft = await write(persons.contributor, { title: 'Look first' });
    const { body: link } = await call('make-post-preview', persons.contributor, { params: { id: draft.id } });
    const look = (token: string) => call('preview-post', undefined, { params: { token } });
    const seen = await look(link.token);
    expect([seen.status, seen.body.title, seen.headers['cache-control']]).toEqual([
      200,
      'Look first',
      'private, no-store',
    ]);
    expect(seen.body.until).toBe(link.until);
    expect((await look(`${link.token.slice(0, -2)}AA`)).status).toBe(404);
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      vi.setSystemTime(Date.parse(link.until) + 1);
      expect((await look(link.token)).status).toBe(404);
    } finally {
      vi.useRealTimers();
    }
    await remove(persons.contributor, draft);
    expect((await look(link.token)).status).toBe(404);
  });

  test('stops working when its creator may not read the post', async () => {
    const maker = await people.join({ role: 'contributor' });
    const draft = await write(maker, { title: 'Left behind' });
    const { body: link } = await call('make-post-preview', maker, { params: { id: draft.id } });
    const look = async () => (await call('preview-post', undefined, { params: { token: link.token } })).status;
    expect(await look()).toBe(200);
    const { body: own } = await call('get-own-writer', maker);
    await call('delete-writer', persons.admin, { params: { id: String(own.id) } });
    expect(await look()).toBe(404);
  });
});

test('every list has the same fields of a post as its own call, without the text', async () => {
  const { editor } = persons;
  for (const [kind, id, name] of [
    ['tags', 'ospreys', 'Ospreys'],
    ['tags', 'herons', 'Herons'],
    ['topics', 'ospreys', 'Birds'],
  ] as const)
    await call('save-canvas-label', editor, { params: { kind, id }, body: { names: { en: name } } });
  const over = { title: 'Pelicans at dawn', tags: ['ospreys', 'herons'], topic: 'ospreys' };
  const { slug, user_id } = await publish(over);
  const author = { user_id: String(user_id) };
  const { body: _, langs, meta, updated_at, ...card } = (await read(slug)).body;
  expect(card).toMatchObject({
    tags: [{ name: 'Ospreys' }, { name: 'Herons' }],
    topic: { name: 'Birds' },
    user: { id: user_id, default_avatar: '/avatar.svg' },
  });
  // The post is suggested as a further post below a newer post with the same topic.
  const newer = await publish({ title: 'Pelicans at noon', topic: 'ospreys' });
  const lists: readonly (readonly [CallName, Asked])[] = [
    ['list-posts', {}],
    ['list-author-posts', { params: author }],
    ['list-tag-posts', { params: { slug: 'herons' } }],
    ['list-topic-posts', { params: { slug: 'ospreys' } }],
    ['search-posts', { query: { q: 'pelicans dawn' } }],
    ['get-blog', {}],
    ['get-blog-author', { params: author }],
    ['get-blog-tag', { params: { slug: 'herons' } }],
    ['get-blog-topic', { params: { slug: 'ospreys' } }],
    ['get-blog-post', { params: { ...author, slug: newer.slug } }],
  ];
  for (const [name, asked] of lists) {
    const { body } = await call(name, undefined, { headers: { accept: 'application/json' }, ...asked });
    const all: CanvasPost[] = body.more ?? body.posts?.data ?? body.data;
    expect(
      all.find((one) => one.slug === slug),
      name,
    ).toEqual(card);
  }
});

describe('tags and topics', () => {
  test('are named, counted by published posts, and deleted when no post uses them', async () => {
    const { editor } = persons;
    const tag = { kind: 'tags', id: 'buoys' };
    const names = { en: 'Buoys', es: 'Boyas' };
    expect((await call('save-canvas-label', editor, { params: tag, body: { names } })).body.posts_count).toBe(0);
    const topic = { kind: 'topics', id: 'science' };
    await call('save-canvas-label', editor, { params: topic, body: { names: { en: 'Science' } } });
    expect((await call('get-tag', undefined, { params: { slug: 'buoys' } })).status).toBe(404);

    const out = await publish({ title: 'Tagged', tags: ['buoys'], topic: 'science' });
    expect((await call('get-tag', undefined, { params: { slug: 'buoys' }, query: { lang: 'es' } })).body).toEqual({
      id: 'buoys',
      slug: 'buoys',
      name: 'Boyas',
      posts_count: 1,
    });
    const ofTopic = await call('list-topic-posts', undefined, { params: { slug: 'science' } });
    expect(ofTopic.body.data).toMatchObject([{ id: out.id }]);
    expect((await read(out.slug)).body).toMatchObject({ tags: [{ name: 'Buoys' }], topic: { name: 'Science' } });
    expect((await call('delete-canvas-label', editor, { params: tag })).status).toBe(409);

    await move(editor, out, 'draft');
    expect((await call('list-tag-posts', undefined, { params: { slug: 'buoys' } })).body.data).toEqual([]);
    expect((await call('delete-canvas-label', editor, { params: tag })).status).toBe(200);
    const again = (await call('get-canvas-post', editor, { params: { id: out.id } })).body;
    const { status, body } = await move(editor, again, 'published');
    expect([status, body.errors]).toEqual([422, { tags: ['There is no tag “buoys”.'] }]);
  });
});

describe('an invitation', () => {
  test('is mailed, accepted once by the owner of its address, and grants its role', async () => {
    letters.take();
    const guest = await people.join();
    const { email } = guest.account;
    const invited = await call('invite-writer', persons.admin, { body: { email, role: 2, lang: 'es' } });
    expect([invited.status, invited.body.role]).toEqual([200, 2]);
    const [letter] = letters.take();
    expect(letter).toMatchObject({ letter: 'invitation', email, lang: 'es' });
    const { sealMailToken } = await import('@groundswell/accounts');
    const askedAt = letter?.letter === 'invitation' ? letter.askedAt : 0;
    const token = await sealMailToken({ does: 'join-writers', email, askedAt });
    expect((await call('join-writers', await people.join(), { body: { token } })).status).toBe(409);
    const check = (read: string) => call('check-invitation', undefined, { body: { token: read } });
    expect([(await check(token)).status, (await check(`${token.slice(0, -1)}_`)).status]).toEqual([200, 422]);
    // The guest accepts in two tabs at once, then once more.
    const join = () => call('join-writers', guest, { body: { token } });
    const [joined, ...others] = [...(await Promise.all([join(), join()])), await join()];
    expect([joined.status, joined.body.role, joined.body.email]).toEqual([200, 2, email]);
    expect(others.map(({ status, body }) => [status, body.role])).toEqual([
      [200, 2],
      [200, 2],
    ]);
    expect((await call('invite-writer', persons.admin, { body: { email, role: 1, lang: 'en' } })).status).toBe(422);
    expect((await call('withdraw-invitation', persons.admin, { body: { email } })).status).toBe(409);
    const writers = await call('list-writers', persons.admin);
    expect(writers.body.data).toContainEqual(joined.body);
    expect(writers.body.invited).toEqual([]);
  });

  test('is invalid after it was withdrawn or replaced', async () => {
    const guest = await people.join();
    const { email } = guest.account;
    const { sealMailToken } = await import('@groundswell/accounts');
    await call('invite-writer', persons.admin, { body: { email, role: 3, lang: 'en' } });
    const [letter] = letters.take();
    const askedAt = letter?.letter === 'invitation' ? letter.askedAt : 0;
    await call('withdraw-invitation', persons.admin, { body: { email } });
    const token = await sealMailToken({ does: 'join-writers', email, askedAt });
    expect((await call('join-writers', guest, { body: { token } })).status).toBe(404);
    expect((await call('check-invitation', undefined, { body: { token } })).status).toBe(404);
  });

  test('is invalid once its sender may not invite, even if the sender takes over the invited address', async () => {
    const { sealMailToken } = await import('@groundswell/accounts');
    const { accounts } = await import('@groundswell/data/accounts');
    const [sender, guest] = [await people.join(), await people.join()];
    const beAdmin = (role: 'admin' | 'user') => accounts.change(sender.account.id, { role });
    const own = 'own@second.example';
    await beAdmin('admin');
    letters.take();
    for (const email of [guest.account.email, own])
      await call('invite-writer', sender, { body: { email, role: 3, lang: 'en' } });
    const tokens = await Promise.all(
      letters.take().map((letter) => {
        if (letter.letter !== 'invitation') return expect.fail();
        return sealMailToken({ does: 'join-writers', email: letter.email, askedAt: letter.askedAt });
      }),
    );
    const listed = async () => (await call('list-writers', persons.admin)).body.invited;
    expect(await listed()).toHaveLength(2);
    await beAdmin('user');
    expect(await listed()).toEqual([]);
    expect((await call('join-writers', guest, { body: { token: tokens[0] } })).status).toBe(404);
    expect((await call('check-invitation', undefined, { body: { token: tokens[0] } })).status).toBe(404);
    const account = (await accounts.find(sender.account.id)) ?? expect.fail();
    const [sessionId = ''] = Object.keys(account.sessions);
    expect(await accounts.changeEmail(account, own, { now: Date.now(), sessionId })).toBe('changed');
    expect((await call('join-writers', sender, { body: { token: tokens[1] } })).status).toBe(404);
    await beAdmin('admin');
    const { db, name: TableName } = processTable();
    const Key = keys.invitation(own);
    await db.send(
      new UpdateCommand({ TableName, Key, UpdateExpression: 'REMOVE #by', ExpressionAttributeNames: { '#by': 'by' } }),
    );
    expect(await listed()).toMatchObject([{ email: guest.account.email }]);
    expect((await call('check-invitation', undefined, { body: { token: tokens[0] } })).status).toBe(200);
    // After another admin makes the sender an admin again, the earlier invitations stay invalid.
    const { id } = (await call('get-own-writer', sender)).body;
    await beAdmin('user');
    const body = { name: 'Sender', summaries: {}, avatar: null, role: 3 };
    expect((await call('save-writer', persons.admin, { params: { id: String(id) }, body })).body.role).toBe(3);
    expect((await call('join-writers', guest, { body: { token: tokens[0] } })).status).toBe(404);
  });
});

test('a search tolerates a wrong letter, works in three languages, and does not find withdrawn posts', async () => {
  const texts = {
    en: { title: 'Forecast accuracy', summary: 'How far ahead', document: document('Even a typhoon is late.') },
    es: { title: 'Precisión de la previsión', summary: 'Hasta dónde', document: document('x') },
    'zh-CN': { title: '浪况预报有多准', summary: '能看多远', document: document('x') },
  };
  const out = await publish({ texts } as never);
  const find = async (q: string, lang = 'en') =>
    (await call('search-posts', undefined, { query: { q, lang } })).body.data as CanvasPost[];
  for (const q of ['forecast', 'forcast acuracy', 'fore', 'prevision', '预报', 'typhoon', 'tiphoon late'])
    expect(
      (await find(q)).map(({ id }) => id),
      q,
    ).toContain(out.id);
  expect(await find('forecast', 'es')).toMatchObject([{ lang: 'es', title: 'Precisión de la previsión' }]);
  const asWriter = async (who: Person) =>
    (await call('search-canvas', who, { params: { kind: 'posts' }, query: { q: 'typhon' } })).body.data;
  expect(await asWriter(persons.editor)).toMatchObject([{ id: out.id, state: 'published' }]);
  expect(await asWriter(persons.contributor)).toEqual([]);
  expect(await find('nothing of the kind')).toEqual([]);
  await move(persons.editor, out, 'draft');
  expect((await find('forecast')).map(({ id }) => id)).not.toContain(out.id);
});

test('the log shows who granted a role, invited, accepted and withdrew, and each tag and topic, but stores no address', async () => {
  const [guest, label] = [await people.join(), { kind: 'tags', id: 'logged' } as const];
  const { email } = guest.account;
  const { sealMailToken } = await import('@groundswell/accounts');
  const begunAt = Date.now();
  letters.take();
  await call('invite-writer', persons.admin, { body: { email: 'nobody@example.com', role: 2, lang: 'en' } });
  await call('withdraw-invitation', persons.admin, { body: { email: 'nobody@example.com' } });
  await call('invite-writer', persons.admin, { body: { email, role: 1, lang: 'en' } });
  const { handler } = await import('../site-admin/list-changes.ts');
  const logLines = async (kind: string) => {
    const { body } = await callAs(handler, persons.admin);
    const lines = body.changes.filter((line: { kind: string; at: string }) => line.kind === kind);
    return lines.map(({ title, subject, action }: Record<string, unknown>) => [title, subject, action]);
  };
  // The log shows the invited address only while the invitation is open.
  expect((await logLines('invitation'))[0]).toEqual([email, 'contributor', 'invited']);
  const letter = letters.take().at(-1);
  const askedAt = letter?.letter === 'invitation' ? letter.askedAt : 0;
  const token = await sealMailToken({ does: 'join-writers', email, askedAt });
  const { body: joined } = await call('join-writers', guest, { body: { token } });
  const params = { id: String(joined.id) };
  await call('save-writer', persons.admin, { params, body: { name: 'Keala', summaries: {}, avatar: null, role: 2 } });
  await call('delete-writer', persons.admin, { params });
  expect((await logLines('writer'))[0]).toEqual([email, params.id, 'user']);
  expect((await logLines('invitation')).slice(0, 2)).toEqual([
    [undefined, 'contributor', 'accepted'],
    [undefined, 'contributor', 'invited'],
  ]);
  await call('save-canvas-label', persons.editor, { params: label, body: { names: { en: 'Logged' } } });
  for (let again = 0; again < 2; again++) await call('delete-canvas-label', persons.editor, { params: label });

  const { changes } = await import('@groundswell/data/changes');
  const since = (await changes.list()).changes.filter(({ at }) => at >= begunAt);
  const lines = since.map(({ userId, kind, subject, action }) => [userId, kind, subject, action]);
  const [admin, editor] = [persons.admin.account.id, persons.editor.account.id];
  for (const line of [
    [admin, 'invitation', 'editor', 'invited'],
    [admin, 'invitation', 'editor', 'withdrawn'],
    [admin, 'invitation', 'contributor', 'invited'],
    [guest.account.id, 'invitation', 'contributor', 'accepted'],
    [admin, 'writer', params.id, 'editor'],
    [admin, 'writer', params.id, 'user'],
    [editor, 'tags', 'logged', 'saved'],
    [editor, 'tags', 'logged', 'removed'],
  ])
    expect(lines.filter((one) => JSON.stringify(one) === JSON.stringify(line))).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('@');
});

test('the log shows who moved a post and when, its title at that time, and whether it still exists', async () => {
  const { contributor, editor, admin } = persons;
  const draft = await write(contributor, { title: 'First words' });
  const renamed = await call('save-canvas-post', contributor, {
    params: { id: draft.id },
    body: content({ title: 'Second words' }),
    ...match(draft.revision),
  });
  const now = Date.now() + 600_000;
  vi.useFakeTimers({ toFake: ['Date'], now });
  try {
    await move(editor, renamed.body, 'scheduled', { publishAt: new Date(now + 60_000).toISOString() });
    vi.setSystemTime(now + 61_000);
    await runJob();
    const params = { id: draft.id };
    const { body: gone } = await remove(editor, (await call('get-canvas-post', editor, { params })).body);
    vi.setSystemTime(now + 62_000);
    const { body: back } = await call('undelete-canvas-post', editor, { params, ...match(gone.revision) });
    vi.setSystemTime(now + 63_000);
    await remove(editor, back);
    const { handler } = await import('../site-admin/list-changes.ts');
    const log = async () => {
      const { body } = await callAs(handler, admin);
      const lines = body.changes.filter(({ subject }: { subject: string }) => subject === draft.id);
      return lines.map(({ by, title, action, isGone }: Record<string, unknown>) => [by, title, action, isGone]);
    };
    const lines = [
      [editor.account.email, 'Second words', 'deleted', false],
      [editor.account.email, 'Second words', 'undeleted', false],
      [editor.account.email, 'Second words', 'deleted', false],
      [null, 'Second words', 'published', false],
      [editor.account.email, 'Second words', 'scheduled', false],
      [contributor.account.email, 'First words', 'draft', false],
    ];
    expect(await log()).toEqual(lines);
    // Deletes the row, as the table's TTL does after 30 days.
    const { db, name } = processTable();
    await db.send(new DeleteCommand({ TableName: name, Key: { pk: `POST#${draft.id}`, sk: 'POST' } }));
    expect(await log()).toEqual(lines.map((line) => [...line.slice(0, 3), true]));
  } finally {
    vi.useRealTimers();
  }
});

test('a deleted library picture is refused as an avatar, at its field', async () => {
  const { body: own } = await call('get-own-writer', persons.contributor);
  const avatar = { id: `${'a'.repeat(20)}-1600x900` };
  const body = { name: 'Keala', summaries: {}, avatar };
  const refused = await call('save-writer', persons.contributor, { params: { id: String(own.id) }, body });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['avatar']]);
});

test('a name that reads as an email address is refused, at its field', async () => {
  const { body: own } = await call('get-own-writer', persons.contributor);
  const body = { name: persons.admin.account.email, summaries: {}, avatar: null };
  const { status, body: refused } = await call('save-writer', persons.contributor, {
    params: { id: String(own.id) },
    body,
  });
  expect([status, refused.reasons]).toEqual([422, { name: [{ code: 'author-name-email' }] }]);
});

test('nothing of a writer’s account is stored with a post', async () => {
  const rows = (await readTable(processTable())).filter(({ pk }) =>
    /^(POST|PUBLISHED|SLUG|POSTS|DESK|SEARCH)/.test(String(pk)),
  );
  expect(rows.length).toBeGreaterThan(50);
  const traces = Object.values(persons).flatMap(({ account }) => [account.id, account.email]);
  for (const trace of traces) expect(JSON.stringify(rows)).not.toContain(trace);
});
