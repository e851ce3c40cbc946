import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callAs } from '@groundswell/accounts/testing/call-as';
import { type Person, usePeople } from '@groundswell/accounts/testing/use-people';
import { useSecret } from '@groundswell/accounts/testing/use-secret';
import type * as client from '@groundswell/api-client';
import { areas, type Call, type openGetForecast, type ReplyOf } from '@groundswell/contracts';
import { limits } from '@groundswell/data';
import { accounts } from '@groundswell/data/accounts';
import { advisories, forecasts, stationHistory, stationList } from '@groundswell/data/ocean';
import { findBeach } from '@groundswell/data/places';
import { readTable } from '@groundswell/data/testing/read-table';
import { processTable } from '@groundswell/data/testing/table';
import { useObjects } from '@groundswell/data/testing/use-objects';
import { useTable } from '@groundswell/data/testing/use-table';
import { HOUR_MS } from '@groundswell/durations';
import { composeForecast } from '@groundswell/forecast/compose';
import { madeOcean } from '@groundswell/forecast/testing/made-ocean';
import { handler as getForecast } from '@groundswell/functions/open/get-beach-forecast';
import { handler as listBeaches } from '@groundswell/functions/open/list-beaches';
import { handler as exportAccount } from '@groundswell/functions/settings/export-account';
import { handler as listKeys } from '@groundswell/functions/settings/list-api-keys';
import { handler as makeKey } from '@groundswell/functions/settings/make-api-key';
import { handler as revokeKey } from '@groundswell/functions/settings/revoke-api-key';
import { CALLS_WITHOUT_KEY } from '@groundswell/open-api';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyCall, handlerOf } from './support/every-call.ts';
import { serveCalls } from './support/serve-calls.ts';
import { wellFormed } from './support/well-formed.ts';

useObjects();
useTable({ CHECK_REPLIES: '1', BASIC_DAYS: '3' });
useSecret();
const people = usePeople();

const SLUG = 'steamer-lane';
const repoRoot = join(import.meta.dirname, '..');
const calls: readonly Call[] = areas.open;
let served: Awaited<ReturnType<typeof serveCalls>>;
let built: string;

beforeAll(async () => {
  const beach = findBeach(SLUG) ?? expect.fail();
  const now = Date.now();
  const runAt = Math.floor(now / (6 * HOUR_MS)) * 6 * HOUR_MS - 6 * HOUR_MS;
  const forecast = composeForecast({ beach, ocean: madeOcean(runAt), now });
  await forecasts.put({ beachId: beach.id, cycle: '2026112006', composedAt: now, forecast });
  const buoy = { stationId: '46042', name: 'Monterey', lat: 36.8, lon: -122.4, kind: 'buoy' as const };
  const waves = { at: now - 600_000, value: { heightM: 2, periodS: 14, fromDeg: 300 } };
  await stationList.put({ listedAt: now, stations: [{ ...buoy, waves }] }, now);
  const rows = [{ at: now - 600_000, waveHeightM: 2, peakPeriodS: 14 }];
  await stationHistory.put({ stationId: buoy.stationId, rows, refused: [] }, now);
  await advisories.put({ checkedAt: now, advisories: [] });
  served = await serveCalls();
  built = mkdtempSync(join(tmpdir(), 'api-client-'));
});
afterAll(() => {
  served.stop();
  rmSync(built, { recursive: true });
});

async function joinWithKey(
  over: Parameters<typeof people.join>[0] = {},
): Promise<Person & { key: string; id: string }> {
  const who = await people.join(over);
  const { body } = await callAs(makeKey, who, { body: { name: 'Shop door' } });
  const [made] = (await callAs(listKeys, who)).body.keys;
  return { ...who, key: body.key, id: made.id };
}

/** Calls an endpoint as a program does: without cookies, with its key if it has one. */
function ask(handler: typeof getForecast, key: string | undefined, over: Parameters<typeof callAs>[2] = {}) {
  const headers = { ...(key && { authorization: `Bearer ${key}` }), ...over.headers };
  return callAs(handler, undefined, { params: { beach: SLUG }, ...over, headers });
}

test('the description is valid OpenAPI 3.1 with every call, and names this site', async () => {
  const description = await (await fetch(`${served.site}/v1/openapi.json`)).json();
  const { valid, errors } = await new Validator().validate(structuredClone(description));
  expect(errors).toBeUndefined();
  expect([valid, description.openapi, description.servers]).toEqual([true, '3.1.0', [{ url: served.site }]]);
  expect(Object.keys(description.paths)).toEqual(calls.map(({ path }) => path));
});

test('the client compiles alone, and each of its calls gets what it declares', async () => {
  const tsc = join(repoRoot, 'node_modules/.bin/tsc');
  execFileSync(tsc, ['-p', join(repoRoot, 'packages/api-client'), '--outDir', built]);
  const { createClient, ApiError }: typeof client = await import(join(built, 'index.js'));
  const { key } = await joinWithKey();
  const api = createClient({ site: served.site, key });

  const { beaches } = await api.listBeaches({ name: 'steamer' });
  expect(beaches.map(({ beach }) => beach)).toEqual([SLUG]);
  expect((await api.listBeaches({ name: 'pipline' })).beaches).toMatchObject([{ beach: 'banzai-pipeline' }]);
  expect((await api.listBeaches({ name: '!?' })).beaches).toEqual([]);
  const near = await api.listBeaches({ near: { lat: 36.951, lon: -122.026 }, withinKm: 5, limit: 2 });
  expect(near.beaches.map(({ distance_km }) => distance_km)).toEqual([expect.any(Number), expect.any(Number)]);
  const forecast = await api.getBeachForecast(SLUG, { days: 2 });
  expect([forecast.days.length, forecast.hours.length, forecast.about.link]).toEqual([
    2,
    48,
    `${served.site}/forecast/${SLUG}`,
  ]);
  // A repeated request gets 304, and the client returns its cached reply.
  expect(await api.getBeachForecast(SLUG, { days: 2 })).toEqual(forecast);
  const now = await api.getBeachNow(SLUG);
  expect(now.forecast?.at).toBe(new Date(Math.floor(Date.parse(now.as_of) / HOUR_MS) * HOUR_MS).toISOString());
  expect((await api.getBeachTides(SLUG)).station).toBeNull();
  expect((await api.getBeachAdvisories(SLUG)).advisories).toEqual([]);
  expect((await api.listStations()).stations).toMatchObject([{ station_id: '46042', waves: { height_m: 2 } }]);
  expect((await api.getStation('46042')).observations).toMatchObject([{ waves_m: 2, wind_mps: null }]);
  expect((await api.listCharts()).charts).toEqual([]);

  const failure = await api.getBeachNow('steamer-lanes').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 404, reason: 'no-beach-named', suggestions: [{ slug: SLUG }] });
});

test('with a key the days of its owner’s plan, without one a visitor’s', async () => {
  const reply = async (key?: string, query = {}) =>
    (await ask(getForecast, key, { query })).body as ReplyOf<typeof openGetForecast>;
  const days = async (key?: string, query = {}) => (await reply(key, query)).days.length;
  expect(await days()).toBe(3);
  expect(await days((await joinWithKey({ tier: 'Basic' })).key)).toBe(3);
  const pro = await joinWithKey({ tier: 'Pro' });
  expect([await days(pro.key), await days(pro.key, { days: '2' }), await days(pro.key, { days: '16' })]).toEqual([
    16, 2, 16,
  ]);
  const all = (await reply(pro.key, { days: '1' })).days_beyond_plan + 16;
  expect((await reply(undefined, { days: '1' })).days_beyond_plan).toBe(all - 3);
  const { headers } = await ask(getForecast, undefined);
  expect(headers).toMatchObject({ 'ratelimit-policy': '"day";q=100;w=86400' });
  expect(headers).not.toHaveProperty('ratelimit');
  await accounts.change(pro.account.id, { tier: 'Basic' });
  expect(await days(pro.key)).toBe(3);
});

test('of 50 concurrent calls with 20 left, 20 are answered; the others get a Retry-After', async () => {
  const { key, account } = await joinWithKey({ tier: 'Basic' });
  const limit = { most: 1000, perS: 86_400 };
  for (let used = 0; used < 980; used += 70)
    await Promise.all(Array.from({ length: 70 }, () => limits.take('api-key', `of user ${account.id}`, limit)));
  // All keys of an account share its limit. Without a session, the account cannot make another key.
  const other = (await callAs(makeKey, { account, token: '' }, { body: { name: 'x' } })).status;
  expect(other).toBe(401);

  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(listBeaches, key, { query: { limit: '1' } })));
  const answered = answers.filter(({ status }) => status === 200);
  const left = answered.map(({ headers }) => Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1]));
  expect(left.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(30);
  for (const { headers, body } of refused) {
    expect(body.reason).toEqual({ code: 'quota-used', values: { most: 1000 } });
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
    expect(headers).toMatchObject({
      'ratelimit-policy': '"day";q=1000;w=86400',
      ratelimit: expect.stringMatching(/^"day";r=0;t=8\d{4}$/),
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
  }
});

test('without a key a network has a hundred calls a day, another network its own, and a key is not held to them', async () => {
  const from = (address: string) => ask(listBeaches, undefined, { query: { limit: '1' }, address });
  const { most } = CALLS_WITHOUT_KEY;
  const answers = await Promise.all(Array.from({ length: most + 10 }, () => from('192.0.2.77')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
  expect(answers.find(({ status }) => status === 429)?.body.reason.code).toBe('allowance-used');
  expect((await from('192.0.2.78')).status).toBe(200);
  const { key } = await joinWithKey();
  expect((await ask(listBeaches, key, { query: { limit: '1' }, address: '192.0.2.77' })).status).toBe(200);
});

test('a revoked key, a wrong secret, another’s id and a session’s token are refused at once, never taken for no key', async () => {
  const who = await joinWithKey();
  const other = await joinWithKey();
  expect((await ask(getForecast, who.key)).status).toBe(200);
  const wrong = [
    `${who.key.slice(0, -1)}${who.key.endsWith('A') ? 'B' : 'A'}`,
    `gsw_${other.account.id}.${who.key.split('.')[1]}`,
    who.token,
    'nonsense',
  ];
  for (const key of wrong)
    expect(await ask(getForecast, key)).toMatchObject({ status: 401, body: { reason: { code: 'key-unknown' } } });
  expect((await ask(getForecast, undefined, { headers: { authorization: 'Basic YTpi' } })).status).toBe(401);

  expect((await callAs(revokeKey, other, { body: { id: who.id } })).body).toEqual({ success: true });
  expect((await ask(getForecast, who.key)).status).toBe(200);
  expect((await callAs(revokeKey, who, { body: { id: who.id } })).body).toEqual({ success: true });
  expect((await ask(getForecast, who.key)).status).toBe(401);
  expect((await callAs(listKeys, who)).body.keys).toEqual([]);
});

test('an account has three keys, also where five are made at once; none is stored or exported', async () => {
  const who = await people.join();
  const make = () => callAs(makeKey, who, { body: { name: 'Shop door' } });
  const made: string[] = [];
  for (let round = 0; round < 3; round++)
    made.push(...(await Promise.all(Array.from({ length: 5 }, make))).flatMap(({ body }) => body.key ?? []));
  expect(made).toHaveLength(3);
  expect((await callAs(listKeys, who)).body).toMatchObject({ keys: [{}, {}, {}], most: 3, calls_a_day: 1000 });
  expect((await make()).body).toMatchObject({ success: false, reason: { code: 'keys-full' } });

  const secrets = made.map((key) => key.split('.')[1] ?? expect.fail());
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url').length * 8).toBe(192);
  const texts = [await readTable(processTable()), (await callAs(exportAccount, who)).body].map((one) =>
    JSON.stringify(one),
  );
  for (const text of texts) for (const secret of secrets) expect(text).not.toContain(secret);
  expect(texts[1]).not.toMatch(/digest/);
});

test('the key of a deleted account is refused', async () => {
  const who = await joinWithKey();
  const [sessionId = ''] = Object.keys(who.account.sessions);
  await accounts.erase(who.account, { now: Date.now(), sessionId });
  expect((await ask(getForecast, who.key)).status).toBe(401);
});

test.each(everyCall.filter(({ area }) => area === 'open'))(
  '$name holds its declared fields alone and nothing of the key’s owner, and any site’s page may read it without cookies',
  async (listed) => {
    const { key, id, account } = await joinWithKey({ tier: 'Pro' });
    const named = { email: account.email, beachId: 148, slug: SLUG };
    const { params, query } = wellFormed(named)[listed.name];
    const names = { userId: account.id, email: account.email, key: 'x', units: '1', lang: 'es' };
    const headers = { origin: 'https://club.example', authorization: `Bearer ${key}` };
    const handler = await handlerOf(listed);
    const answer = await callAs(handler, undefined, { params, query: { ...names, ...query }, headers });
    expect(answer.status).toBe(200);
    for (const trace of [account.id, account.email, id, key])
      expect(JSON.stringify([answer.headers, answer.body])).not.toContain(trace);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', vary: 'authorization' });
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');

    // `v.parse` drops fields that the schema does not declare, so the comparison fails if the reply contains such a
    // field.
    if (listed.name !== 'get-description') expect(answer.body).toEqual(v.parse(listed.call.reply, answer.body));
    const hasKey = listed.call.readsToken === true;
    expect(answer.headers['cache-control']).toMatch(hasKey ? /^private, max-age=\d+$/ : /^public/);
    const again = { ...headers, 'if-none-match': `W/${answer.headers.etag}` };
    if (listed.name === 'get-beach-now') return;
    expect(await callAs(handler, undefined, { params, query, headers: again })).toMatchObject({
      status: 304,
      body: null,
    });
  },
);

test('an unknown path of the open API gets a 404 that any site may read', async () => {
  const { handler } = await import('@groundswell/functions/site/not-found');
  const answer = await callAs(handler, undefined, { path: '/v1/nothing', headers: { accept: 'text/html' } });
  expect(answer).toMatchObject({ status: 404, headers: { 'access-control-allow-origin': '*' } });
  expect(answer.body.reason.code).toBe('no-such-page');
});
