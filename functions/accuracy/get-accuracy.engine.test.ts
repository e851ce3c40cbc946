import { Accuracy, type AccuracyReply } from '@groundswell/contracts';
import { listBeaches } from '@groundswell/data/places';
import { type Dynamo, engines } from '@groundswell/data/testing/start-dynamo';
import { type ObjectStore, startInProcessObjects } from '@groundswell/data/testing/start-object-store';
import { appendSeal, EMPTY_ROOT, LOG_PATH } from '@groundswell/forecast-log';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const now = Date.now();
const dayAt = Math.floor(now / 86_400_000) * 86_400_000;

let dynamo: Dynamo;
let store: ObjectStore;
let call: (buoy?: string) => Promise<{ status?: number; body: AccuracyReply & { errors?: unknown } }>;
let keep: () => Promise<unknown>;

beforeAll(async () => {
  const [engine] = engines;
  dynamo = (await engine?.start()) ?? expect.fail('No engine of DynamoDB is here.');
  const { name } = await dynamo.createTable();
  store = startInProcessObjects();
  Object.assign(process.env, {
    TABLE_NAME: name,
    TILES_BUCKET: 'maps',
    AWS_REGION: 'us-east-1',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
  });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const [{ accuracy }, { handler }, { joinLeads, verifyDay }] = await Promise.all([
    import('@groundswell/data/ocean'),
    import('./get-accuracy.ts'),
    import('@groundswell/forecast/verify'),
  ]);

  call = async (buoy) => {
    const event = {
      rawPath: '/api/accuracy',
      headers: {},
      queryStringParameters: buoy === undefined ? {} : { buoy },
      isBase64Encoded: false,
      requestContext: { requestId: 'r1' },
    };
    const { statusCode, body = '' } = await handler(event as unknown as APIGatewayProxyEventV2, {} as Context);
    return { status: statusCode, body: JSON.parse(body) };
  };
  keep = () => {
    const steady = (hours: number, heightCm: number, periodDs: number, fromDeg: number) => ({
      startAt: dayAt,
      heightCm: Array(hours).fill(heightCm),
      periodDs: Array(hours).fill(periodDs),
      fromDeg: Array(hours).fill(fromDeg),
    });
    const measured = { ...steady(24, 150, 133, 350), averageCm: Array(24).fill(148) };
    const errorsOf = (heightCm: number, days: number) =>
      joinLeads(Array.from({ length: days }, () => verifyDay(measured, [steady(384, heightCm, 140, 5)])));
    return accuracy.putSummary({
      updatedAt: now,
      days: 30,
      isSample: true,
      buoys: [
        {
          buoyId: '44097',
          model: 'gfswave.atlocn.0p16',
          errors: errorsOf(160, 20),
          corrections: [{ band: 'long', sector: 5, factor: 0.94, since: '2026-11-03' }],
        },
        { buoyId: '46221', model: 'gfswave.wcoast.0p16', errors: errorsOf(144, 19), corrections: [] },
      ],
    });
  };
});
afterAll(() => Promise.all([dynamo.stop(), store.stop()]));

test('200 before anything was compared: no buoys and no made-up numbers', async () => {
  const { status, body } = await call();
  expect(status).toBe(200);
  expect(v.parse(Accuracy, body)).toMatchObject({ as_of: null, days: 0, buoys: [] });
  expect(body.overall.height_m).toMatchObject({ n: Array(16).fill(0), bias: Array(16).fill(null) });
});

test('200 with each buoy by lead day, the overall errors, and the corrections with their start dates', async () => {
  await keep();
  const body = v.parse(Accuracy, (await call()).body);
  expect(body.as_of).toBe(new Date(now).toISOString());
  const [blockIsland, santaMonica] = body.buoys;
  expect(blockIsland).toMatchObject({
    buoy: '44097',
    name: 'Block Island, RI (154)',
    corrections: [{ band: 'long', from_deg: 225, factor: 0.94, since: '2026-11-03' }],
    coast: 'east-coast',
    cell_km: expect.any(Number),
  });
  const first = ({ n, bias, mae, rms }: AccuracyReply['overall']['height_m']) => [n[0], bias[0], mae[0], rms[0]];
  expect(first(blockIsland?.height_m ?? expect.fail())).toEqual([480, 0.1, 0.1, 0.1]);
  const long = { n: 480, bias: 0.1, mae: 0.1, rms: 0.1 };
  expect(blockIsland?.bands_m).toEqual({ short: null, middle: null, long });
  expect(first(blockIsland?.period_s ?? expect.fail())).toEqual([480, 0.7, 0.7, 0.7]);
  expect(first(blockIsland?.direction_deg ?? expect.fail())).toEqual([480, 15, 15, 15]);
  expect(blockIsland?.height_m.n[1]).toBe(0);
  expect(santaMonica?.corrections).toEqual([]);
  expect(first(body.overall.height_m)).toEqual([936, 0.022, 0.081, 0.083]);
});

test('figures by WMO practice stand beside ours, by coast too, and none below the least number of pairs', async () => {
  const { body } = await call();
  const { least, ocean, buoys, coasts } = v.parse(Accuracy, body);
  expect([least, ocean]).toEqual([480, 'sample']);
  const [enough, tooFew] = buoys;
  const first = ({ n, bias, rms, scatter }: AccuracyReply['overall']['averaged_m']) =>
    [n, bias, rms, scatter].map((days) => days[0]);
  expect(first(enough?.averaged_m ?? expect.fail())).toEqual([480, 0.12, 0.12, 0]);
  expect(enough?.within_pct.slice(0, 2)).toEqual([100, null]);
  expect(first(tooFew?.averaged_m ?? expect.fail())).toEqual([456, null, null, null]);
  expect(tooFew?.within_pct[0]).toBeNull();
  expect(coasts.find(({ coast }) => coast === 'east-coast')?.averaged_m).toEqual(enough?.averaged_m);
});

test('every wave buoy of the catalogue is named, with its figures or the reason why it has none', async () => {
  const { buoys, left_out } = v.parse(Accuracy, (await call()).body);
  const named = [...buoys, ...left_out].map(({ buoy }) => buoy).sort();
  expect(named).toEqual([...new Set(listBeaches().flatMap(({ buoyIds }) => buoyIds))].sort());
  expect(left_out).toContainEqual({ buoy: '46240', name: expect.any(String), reason: 'view' });
  expect(left_out).toContainEqual({ buoy: '41009', name: expect.any(String), reason: 'silent' });
});

test('200 with one buoy, its id in upper or lower case, beside the overall errors', async () => {
  const { body } = await call('46221');
  expect(body.buoys.map(({ buoy }) => buoy)).toEqual(['46221']);
  expect(body.overall.height_m.n[0]).toBe(936);
});

test('200 without the buoy while nothing was compared with it', async () => {
  expect((await call('46225')).body.buoys).toEqual([]);
});

test.each(['99999', '8454049'.slice(0, 5)])('404 for %s, which is not a wave buoy here', async (buoy) => {
  expect((await call(buoy)).status).toBe(404);
});

test.each(['', '4409', '44097x', "4'097"])('422 for the buoy "%s"', async (buoy) => {
  const { status, body } = await call(buoy);
  expect(status).toBe(422);
  expect(body.errors).toEqual({ buoy: ['The buoy must be named by its five letters or digits.'] });
});

test('200 with the head of the log of forecasts, null before the first run is sealed', async () => {
  const file = '/tiles/forecast-log/log.txt';
  expect((await call()).body.log).toEqual({ head: null, fault: null, file });
  const seal = { cycle: '2026112006', sealedAt: Date.UTC(2026, 10, 20, 11, 42), count: 632, root: EMPTY_ROOT };
  store.objects.set(`maps/${LOG_PATH}`, Buffer.from(appendSeal(undefined, seal)));
  const { log } = v.parse(Accuracy, (await call()).body);
  const root = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(log).toEqual({
    head: { size: 1, root, run: '2026112006', sealed_at: '2026-11-20T11:42:00.000Z', forecasts: 632 },
    fault: null,
    file,
  });
});

test('200 with the fault of a log that does not verify, and no head', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const text = store.objects.get(`maps/${LOG_PATH}`)?.toString() ?? '';
  store.objects.set(`maps/${LOG_PATH}`, Buffer.from(text.replace(' 632 ', ' 631 ')));
  const { body } = await call();
  expect(v.parse(Accuracy, body).log).toMatchObject({ head: null, fault: 'root' });
  expect(body.least).toBe(480);
});
