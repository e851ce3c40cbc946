import { listBeaches } from '@groundswell/data/places';
import { POPULAR_BEACH_IDS } from '@groundswell/data/popular-beaches';
import { type Dynamo, engines } from '@groundswell/data/testing/start-dynamo';
import { HOUR_MS } from '@groundswell/durations';
import { advisoriesAt } from '@groundswell/forecast';
import { type FakeNoaa, startFakeNoaa } from '@groundswell/ocean/testing/fake-noaa';
import { madeFeature, madeList } from '@groundswell/pipeline/testing/made-alerts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

const now = Date.UTC(2026, 10, 20, 12);
const beach = listBeaches().find(({ id }) => id === POPULAR_BEACH_IDS[0]) ?? expect.fail();
const point = `points/${Number(beach.lat.toFixed(4))},${Number(beach.lon.toFixed(4))}`;
const LIST = 'alerts/active';

let dynamo: Dynamo;
let service: FakeNoaa;
let agents: Set<string | undefined>;
let refresh: () => Promise<unknown>;
let data: typeof import('@groundswell/data/ocean');

const publish = (path: string, text: string) => service.files.set(path, new TextEncoder().encode(text));
const pointOf = (zone: string) => JSON.stringify({ properties: { forecastZone: `https://x/zones/forecast/${zone}` } });
const shownAt = async (at = Date.now()) =>
  advisoriesAt(await data.advisories.read(), [beach.id], { now: at, beforeAt: at + 72 * HOUR_MS }).map(({ id }) => id);
const asked = (prefix: string) => service.requests.filter((one) => one.startsWith(`GET ${prefix}`));

beforeAll(async () => {
  const [engine] = engines;
  [dynamo, service] = await Promise.all([
    engine?.start() ?? expect.fail('No engine of DynamoDB is here.'),
    startFakeNoaa(),
  ]);
  vi.stubGlobal('fetch', service.fetch);
  const { name } = await dynamo.createTable();
  Object.assign(process.env, {
    TABLE_NAME: name,
    NWS_URL: service.url,
    NWS_USER_AGENT: 'Groundswell (crew@groundswell.example)',
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
  });
  for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['Date'], now });
  data = await import('@groundswell/data/ocean');
  const { handler } = await import('./refresh-advisories.ts');
  refresh = () => handler({}, { awsRequestId: 'test' });
});
beforeEach(() => {
  service.requests.length = 0;
  service.faults.clear();
});
afterAll(async () => {
  vi.useRealTimers();
  dynamo.stop();
  await service.stop();
});

test('while no zone is known nothing is stored, since an empty list would mean that no advisory holds', async () => {
  await expect(refresh()).rejects.toThrow('No zone of any beach is known yet');
  expect(await data.advisories.read()).toBeUndefined();
  const { zones, revision } = await data.advisories.readZones();
  expect(await data.advisories.putZones({}, revision, now)).toBe('stored');
  expect(Object.keys(zones)).toHaveLength(100);
});

test('a beach’s zones are requested once, the list once a run and only for their states, with a User-Agent that names us', async () => {
  agents = new Set();
  service.faults.set(LIST, (request, response) => {
    agents.add(request.headers['user-agent']);
    agents.add(new URL(request.url ?? '', 'http://x').search);
    response.end(madeList(madeFeature()));
  });
  publish(point, pointOf('NCZ108'));
  await refresh();
  expect(await shownAt()).toEqual(['urn:oid:2.49.0.1.840.0.1']);
  expect(agents).toEqual(new Set(['Groundswell (crew@groundswell.example)', '?status=actual&area=NC']));
  expect(asked(point)).toHaveLength(1);

  for (let run = 0; run < 7; run++) await refresh();
  expect(Object.keys((await data.advisories.readZones()).zones)).toHaveLength(listBeaches().length);
  expect(asked(point)).toHaveLength(1);
  expect(asked(LIST)).toHaveLength(8);
  service.requests.length = 0;
  await refresh();
  expect(asked('')).toEqual(['GET alerts/active']);
});

test('an outage keeps the list with its age, and each advisory until its own end', async () => {
  const unreadable = madeList(madeFeature({ event: 'Tsunami Warning', expires: 'soon' }));
  for (const answer of ['<html>Down for maintenance</html>', '{"title":"Unexpected Problem"}', '', unreadable]) {
    publish(LIST, answer);
    vi.setSystemTime(now + HOUR_MS);
    await expect(refresh()).rejects.toThrow();
  }
  service.files.delete(LIST);
  await expect(refresh()).rejects.toThrow('not published');
  expect((await data.advisories.read())?.checkedAt).toBe(now);
  expect(await shownAt()).toHaveLength(1);
  expect(await shownAt(Date.UTC(2026, 10, 21, 11))).toEqual([]);
});

test('the next run removes a cancelled advisory and replaces an extended one', async () => {
  const id = 'urn:oid:2.49.0.1.840.0.1';
  const later = { id: 'later', messageType: 'Update', references: [{ identifier: id }] };
  publish(LIST, madeList(madeFeature(), madeFeature(later)));
  await refresh();
  expect(await shownAt()).toEqual(['later']);
  publish(
    LIST,
    madeList(
      madeFeature(later),
      madeFeature({ id: 'end', messageType: 'Cancel', references: [{ identifier: 'later' }] }),
    ),
  );
  await refresh();
  expect(await shownAt()).toEqual([]);
});

test('killed between the zones and the list, the next run completes both', async () => {
  publish(LIST, madeList(madeFeature({ id: 'new' })));
  publish(point, pointOf('NCZ108'));
  vi.setSystemTime(now + 31 * 24 * HOUR_MS);
  vi.spyOn(data.advisories, 'put').mockRejectedValueOnce(new Error('killed'));
  await expect(refresh()).rejects.toThrow('killed');
  vi.setSystemTime(now + 2 * HOUR_MS);
  await refresh();
  expect(await shownAt()).toEqual(['new']);
});

test('of two concurrent runs the list that was requested later stays, whichever is stored last', async () => {
  const empty = { checkedAt: Date.now() + 60_000, advisories: [] };
  expect(await data.advisories.put(empty)).toBe('stored');
  await refresh();
  expect(await data.advisories.read()).toEqual(empty);
});

test('a list that a wrong clock dated hours ahead is replaced', async () => {
  expect(await data.advisories.put({ checkedAt: Date.now() + 3 * HOUR_MS, advisories: [] })).toBe('stored');
  await refresh();
  expect((await data.advisories.read())?.checkedAt).toBe(Date.now());
});

test('a run does not overwrite zones that another run stored after its read', async () => {
  const { zones, revision } = await data.advisories.readZones();
  expect(await data.advisories.putZones({}, revision, now)).toBe('stored');
  expect(await data.advisories.putZones(zones, revision, now)).toBe('changed');
  expect((await data.advisories.readZones()).zones).toEqual({});
});

test('switched off, the job requests nothing', async () => {
  vi.stubEnv('NWS_URL', 'none');
  await refresh();
  expect(asked('')).toEqual([]);
  vi.unstubAllEnvs();
});
