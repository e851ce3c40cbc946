import { callAs } from '@groundswell/accounts/testing/call-as';
import { useEmails } from '@groundswell/accounts/testing/use-emails';
import { usePeople } from '@groundswell/accounts/testing/use-people';
import { consents } from '@groundswell/data/email';
import { advisories, forecasts } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { readTable } from '@groundswell/data/testing/read-table';
import { processTable } from '@groundswell/data/testing/table';
import { useTable } from '@groundswell/data/testing/use-table';
import { widgets } from '@groundswell/data/widgets';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { handler as addWidget } from './add-widget.ts';
import { handler as countView } from './count-widget-view.ts';
import { handler as getFrame } from './get-widget-frame.ts';
import { handler as getViews } from './get-widget-views.ts';
import { handler as removeWidget } from './remove-widget.ts';

useTable({ CHECK_REPLIES: '1', BASIC_DAYS: '3', SITE_URL: 'https://waves.example' });
const letters = useEmails();
const people = usePeople();
const beach = findBeach(148) ?? expect.fail('The catalogue has lost its 148.');

beforeAll(async () => {
  const now = Date.now();
  const forecast = composeForecast({ beach, ocean: madeOcean(now - 6 * 3_600_000), now });
  await forecasts.put({ beachId: beach.id, cycle: '2026112006', composedAt: now, forecast });
  const holds = { fromAt: now, untilAt: now + 6 * 3_600_000, beachIds: [beach.id] };
  const warning = { id: 'a', code: 'high-surf-warning' as const, office: 'NWS Mount Holly NJ', ...holds };
  await advisories.put({ checkedAt: now, advisories: [warning] });
});

let visitors = 0;
/** Each visitor has their own network address, because rate limits count by network. */
const visitor = () => ({ address: `198.51.100.${++visitors}` });
let requests = 0;
const requestId = () => `request-number-${String(++requests).padStart(10, '0')}`;
const form = {
  name: 'Ana',
  email: 'Ana@Surf-Shop.example',
  website: 'https://surf-shop.example/',
  slug: beach.slug,
  locationId: beach.id,
  type: 'forecast',
  theme: 'dark',
  units: 2,
  subscribe: false,
};
const add = (over: object = {}, from: object = visitor()) =>
  callAs(addWidget, undefined, { ...from, body: { ...form, ...over } });
const frameOf = async (id: string, query: Record<string, string> = {}) => {
  const { status, headers, body } = await callAs(getFrame, undefined, { params: { id }, query });
  return { status, headers, html: Buffer.from(body, 'base64').toString() };
};

describe('a widget is made', () => {
  test('200 with its id, drawn from the chosen settings, with its creator’s address in lower case', async () => {
    const { status, body } = await add();
    expect([status, body]).toEqual([200, { widgetId: expect.stringMatching(/^f[\w-]{22}$/), key: expect.any(String) }]);
    expect(await widgets.find(body.widgetId)).toMatchObject({
      beachId: 148,
      theme: 'dark',
      units: 2,
      email: 'ana@surf-shop.example',
    });
    expect((await add({ type: 'report' })).body.widgetId).toMatch(/^r/);
  });

  test('200 a repeated request, at once or later, creates one widget; another form, or one without an id, creates another', async () => {
    const id = requestId();
    const from = visitor();
    const [one, two] = await Promise.all([add({ requestId: id }, from), add({ requestId: id }, from)]);
    const later = await add({ requestId: id }, from);
    expect(new Set([one, two, later].map(({ body }) => body.widgetId)).size).toBe(1);
    expect(later.body.key).toBe(one.body.key);
    const rows = (await readTable(processTable())).filter(({ id }) => id === one.body.widgetId);
    expect(rows).toHaveLength(1);
    expect((await add({ requestId: id, theme: 'light' }, from)).body.widgetId).not.toBe(one.body.widgetId);
    expect((await add()).body.widgetId).not.toBe((await add()).body.widgetId);
  });

  test('200 a repeated request counts once: five widgets an hour can be created, however often each is sent', async () => {
    const from = visitor();
    const ids = Array.from({ length: 5 }, requestId);
    const sendAll = () => Promise.all(ids.map((id) => add({ requestId: id }, from)));
    const [first, again, oncemore] = [await sendAll(), await sendAll(), await sendAll()];
    const keysOf = (sent: typeof first) => sent.map(({ body }) => body.key);
    expect([keysOf(again), keysOf(oncemore)]).toEqual([keysOf(first), keysOf(first)]);
    expect((await add({ requestId: requestId() }, from)).status).toBe(429);
  });

  test('200 a widget belongs to a signed-in user only with the account’s own address', async () => {
    const who = await people.join();
    const widgetOf = async (email: string) => {
      const { body } = await callAs(addWidget, who, { ...visitor(), body: { ...form, email } });
      return widgets.find(body.widgetId);
    };
    expect((await widgetOf(who.account.email))?.userId).toBe(who.account.id);
    expect(await widgetOf('somebody@example.com')).not.toHaveProperty('userId');
  });

  test('422 names the first wrong field in the form’s order, with the form’s message', async () => {
    const { errors } = (await callAs(addWidget, undefined, { ...visitor(), body: {} })).body;
    expect(Object.values(errors)).toEqual(
      [
        'You must fill out your name.',
        'You must fill out your email address.',
        'Please add your website url.',
        'You must select a forecast location.',
        'The type must be forecast or report.',
        'The theme must be light, dark or auto.',
        'The units must be 1 (imperial) or 2 (metric).',
      ].map((sentence) => [sentence]),
    );
    const empty = { name: ' ', email: '', website: '', locationId: 0 };
    const sentence = async (over: object) => {
      const { status, body } = await add({ ...empty, ...over });
      return [status, body.errorMsg];
    };
    expect(await sentence({})).toEqual([422, 'You must fill out your name.']);
    expect(await sentence({ name: 'Ana' })).toEqual([422, 'You must fill out your email address.']);
    const named = { name: 'Ana', email: 'ana@' };
    expect(await sentence(named)).toEqual([422, 'Please provide a valid email address.']);
    const reached = { ...named, email: form.email };
    expect(await sentence(reached)).toEqual([422, 'Please add your website url.']);
    for (const website of [
      'javascript:alert(1)',
      'data:text/html,1',
      'javascript://a.example/%0aalert(1)',
      'a@b.example',
      'not a url',
      'localhost',
      'shop.localhost',
      '127.0.0.1',
      'http://0x7f.1/',
      'https://192.168.0.10:8080/shop',
      'https://93.184.216.34/',
      'http://[::1]/',
      'nas.local',
      'shop.internal.',
      'https://p\u0430ypal.example/',
    ])
      expect(await sentence({ ...reached, website })).toEqual([
        422,
        'This is not a website address. It looks like surf-shop.example.',
      ]);
    const whole = { ...reached, website: 'surf-shop.example' };
    expect(await sentence(whole)).toEqual([422, 'You must select a forecast location.']);
    expect(await sentence({ ...whole, locationId: 148, slug: 'scott-creek' })).toEqual([
      422,
      'You must select a forecast location.',
    ]);
  });

  test('429 for the sixth within an hour from one network', async () => {
    const from = visitor();
    for (let count = 0; count < 5; count++) expect((await add({}, from)).status).toBe(200);
    const { status, body } = await add({}, from);
    expect([status, body.errorMsg]).toEqual([429, 'Too many requests. Try again later.']);
  });

  test('200 only the newsletter’s tick sends an email: one confirmation, however often the form is sent', async () => {
    letters.take();
    await add();
    expect(letters.take()).toEqual([]);
    const id = requestId();
    const from = visitor();
    await add({ requestId: id, subscribe: true, lang: 'es' }, from);
    await add({ requestId: id, subscribe: true, lang: 'es' }, from);
    const asked = letters.take();
    expect(asked).toMatchObject([
      { letter: 'subscribe-confirm', email: 'ana@surf-shop.example', lang: 'es' },
      { letter: 'subscribe-confirm' },
    ]);
    // Both messages are the same and have the same id, so the mailing job sends only one email. Its link confirms the
    // newsletter.
    expect(asked[1]).toEqual(asked[0]);
    expect(await consents.find('ana@surf-shop.example')).toMatchObject({ state: 'asked', source: 'widget' });
  });

  test('200 alike for an address that has the newsletter already, or too many of its emails', async () => {
    await consents.grant('reader@example.com', { lang: 'en', source: 'box' }, Date.now());
    const keys = ['key', 'widgetId'];
    expect(Object.keys((await add({ email: 'reader@example.com', subscribe: true })).body).toSorted()).toEqual(keys);
    expect((await consents.find('reader@example.com'))?.state).toBe('confirmed');
    letters.take();
    for (let count = 0; count < 7; count++)
      expect(Object.keys((await add({ email: 'victim@example.com', subscribe: true })).body).toSorted()).toEqual(keys);
    expect(letters.take()).toHaveLength(5);
  });
});

describe('its frame', () => {
  test('200 any site may frame the page, which loads and runs nothing from elsewhere', async () => {
    const { body } = await add();
    const { status, headers, html } = await frameOf(body.widgetId);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300, s-maxage=300, stale-while-revalidate=3600',
      'x-content-type-options': 'nosniff',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; script-src 'sha256-[\w+/=]+';/);
    expect(policy).not.toMatch(/unsafe-|frame-ancestors/);
    expect(headers).not.toHaveProperty('set-cookie');
    expect(html).toContain('data-theme="dark"');
    expect(html).toContain(`href="https://waves.example/forecast/${beach.slug}"`);
    expect(html).not.toMatch(/NaN|undefined|Infinity| style="| on\w+="/);
    expect(html).not.toMatch(/ana@|surf-shop/i);
    expect(html).toContain('High Surf Warning');
  });

  test('200 in the page’s language and the widget’s units', async () => {
    const { body } = await add({ units: 2 });
    expect((await frameOf(body.widgetId, { lang: 'es' })).html).toContain('<small>m</small>');
    expect((await frameOf('preview-report-light-1-148', { lang: 'zh-CN' })).html).toContain('<html lang="zh-CN"');
    expect((await frameOf('preview-report-auto-1-148', { lang: 'xx' })).html).toContain('<html lang="en"');
    expect((await frameOf('preview-report-auto-1-148')).html).toMatch(/data-theme="auto"/);
  });

  test('200 only the days that visitors see', async () => {
    const { html } = await frameOf('preview-forecast-light-1-148');
    expect(html.match(/<tr><th scope="row">/g)).toHaveLength(3);
    expect(html).not.toContain('data-counted');
  });

  test.each([
    'f0000000000000000000000',
    'preview-report-light-1-999999',
    'preview-report-blue-1-148',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '__proto__',
    '%00',
    'f'.repeat(500),
  ])('200 a quiet line with a link for %s', async (id) => {
    const { status, html } = await frameOf(id);
    expect(status).toBe(200);
    expect(html).toContain('This surf widget is no longer here.');
    expect(html).toContain('href="https://waves.example"');
    expect(html).not.toContain('alert(1)');
  });

  test('200 a beach without a forecast yet has its link', async () => {
    const { html } = await frameOf('preview-forecast-light-1-1');
    expect(html).toContain('on its way');
    expect(html).toContain('https://waves.example/forecast/');
  });
});

describe('its own page', () => {
  const look = (key: string) => callAs(getViews, undefined, { ...visitor(), body: { key } });
  const see = (id: string, host: string, from: object = visitor()) =>
    callAs(countView, undefined, { ...from, body: { id, host } });

  test('200 views by day and host, the most viewed first, and no visitor', async () => {
    const { body } = await add();
    for (const host of ['a.example', 'B.example', 'b.example:8080', 'b.example', ''])
      expect((await see(body.widgetId, host)).status).toBe(200);
    const { body: seen } = await look(body.key);
    expect(seen).toMatchObject({ widgetId: body.widgetId, type: 'forecast', beach: { slug: beach.slug } });
    expect(seen.days).toMatchObject([{ views: 5, elsewhere: 0 }]);
    expect(seen.days[0].hosts[0]).toEqual({ host: 'b.example', views: 2 });
    expect(seen.days[0].hosts).toHaveLength(4);
    const rows = (await readTable(processTable())).filter(({ type }) => String(type).startsWith('widget'));
    expect(JSON.stringify(rows)).not.toContain('198.51.100.');
  });

  test('200 views of an unknown widget are not counted; one network counts at most 120 an hour', async () => {
    const unknown = 'fZZZZZZZZZZZZZZZZZZZZZZ';
    await see(unknown, 'a.example');
    await see('preview-report-light-1-148', 'a.example');
    const stored = JSON.stringify(await readTable(processTable()));
    expect(stored).not.toMatch(/fZZZZ|preview/);
    const { body } = await add();
    const from = visitor();
    const statuses: number[] = [];
    for (let count = 0; count < 125; count++)
      statuses.push((await see(body.widgetId, 'flood.example', from)).status ?? 0);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await look(body.key)).body.days[0].views).toBe(120);
  });

  test.each(['a b', '<script>', 'a.example/path', 'a'.repeat(101), 'a.example\r\nx: y', 'javascript:alert(1)'])(
    '422 for an invalid host: %j',
    async (host) => {
      const { body } = await add();
      expect((await see(body.widgetId, host)).status).toBe(422);
    },
  );

  test('404 alike for a wrong key and for no widget', async () => {
    const { body } = await add();
    const wrong = await look(`${body.widgetId}.AAAAAAAAAAAAAAAAAAAAAA`);
    const none = await look('fZZZZZZZZZZZZZZZZZZZZZZ.AAAAAAAAAAAAAAAAAAAAAA');
    expect([wrong.status, none.status]).toEqual([404, 404]);
    expect(wrong.body).toEqual(none.body);
    expect((await look(body.widgetId)).status).toBe(422);
  });

  test('200 its key removes it, its frame says so, and its views stop counting', async () => {
    const { body } = await add();
    const remove = (key: string) => callAs(removeWidget, undefined, { ...visitor(), body: { key } });
    expect((await remove(`${body.widgetId}.AAAAAAAAAAAAAAAAAAAAAA`)).status).toBe(404);
    expect((await remove(body.key)).body).toEqual({ success: true });
    expect((await remove(body.key)).body).toEqual({ success: true });
    expect((await frameOf(body.widgetId)).html).toContain('This surf widget is no longer here.');
    expect((await look(body.key)).status).toBe(404);
    await see(body.widgetId, 'a.example');
    const rows = await readTable(processTable());
    expect(rows.filter(({ pk }) => pk === `WIDGET#${body.widgetId}`)).toHaveLength(1);
  });
});

test('a form that is killed at any of its writes and sent again creates one widget and mails one email', async () => {
  const { db } = processTable();
  const original = db.send;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  letters.take();
  for (let cut = 1; cut <= 9; cut++) {
    const id = requestId();
    const from = visitor();
    let writes = 0;
    // The spy counts every write to the table: the widget, the limits, the consent.
    const send = vi.spyOn(db, 'send').mockImplementation((...args: unknown[]) => {
      const [command] = args as [{ constructor: { name: string } }];
      if (/^(Put|Update)/.test(command.constructor.name) && ++writes === cut)
        return Promise.reject(new Error('cut off'));
      return original.apply(db, args as never) as never;
    });
    const first = await add({ email: `cut-${cut}@example.com`, subscribe: true, requestId: id }, from);
    send.mockRestore();
    const again = await add({ email: `cut-${cut}@example.com`, subscribe: true, requestId: id }, from);
    expect([first.status === 200 || first.status === 500, again.status]).toEqual([true, 200]);
    const made = await widgets.listOf(`cut-${cut}@example.com`);
    expect(made.map(({ id }) => id)).toEqual([again.body.widgetId]);
    const asked = letters.take();
    expect(new Set(asked.map((letter) => JSON.stringify(letter))).size).toBe(1);
  }
});
