import type { ObjectStore } from '@groundswell/data/testing/start-object-store';
import type { QueueHost } from '@groundswell/data/testing/start-queue-host';
import { HOUR_MS } from '@groundswell/durations';
import { AIR_MODEL_ID, findModel, type GridModel, WAVES_CHART } from '@groundswell/ocean';
import type { FakeNoaa } from '@groundswell/ocean/testing/fake-noaa';
import { makeAirStep } from '@groundswell/ocean/testing/made-steps';
import { type MadeFile, type MadeGrid, writeGribFile } from '@groundswell/ocean/testing/write-grib';
import { blockBytes, blockPlace } from '@groundswell/tiles/points';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Hosts, settingsOf, startHosts } from './test-support/hosts.ts';

const RUN = '2026112006';
const NEXT = '2026112012';
const startAt = Date.UTC(2026, 10, 20, 6);
const HOURS = [0, 3];
const context = { awsRequestId: 'test', callbackWaitsForEmptyEventLoop: false };
const GFS = findModel(AIR_MODEL_ID) ?? expect.fail();

type Handler = (event: SQSEvent, context: { awsRequestId: string }) => Promise<{ batchItemFailures: unknown[] }>;

describe('point queries of the ocean', () => {
  let hosts: Hosts;
  let store: ObjectStore;
  let queues: QueueHost;
  let noaa: FakeNoaa;
  let drawTiles: Handler;
  let packPoints: Handler;
  let queueTiles: (run: string) => Promise<void>;
  let readPoint: typeof import('@groundswell/pipeline').readPoint;

  beforeAll(async () => {
    // The clock is faked before the modules load, some of which capture its `now`.
    vi.useFakeTimers({ toFake: ['Date'] });
    hosts = await startHosts();
    ({ store, queues, noaa } = hosts);
    Object.assign(process.env, settingsOf(await hosts.tables.open(), hosts));
    const [draw, pack, queueing, pipeline, { processTable }] = await Promise.all([
      import('./draw-tiles.ts'),
      import('./pack-points.ts'),
      import('@groundswell/pipeline/testing/tiles-queueing'),
      import('@groundswell/pipeline'),
      import('@groundswell/data/testing/table'),
    ]);
    [drawTiles, packPoints, readPoint] = [draw.handler, pack.handler, pipeline.readPoint];
    queueTiles = (run) => queueing.queueTiles(run, pipeline.readOceanSettings());
    hosts.tables.reach(processTable().db);
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterAll(async () => {
    vi.useRealTimers();
    await hosts.stop();
  });

  beforeEach(() => void vi.setSystemTime(startAt + 9 * HOUR_MS));

  /** Resets the stores, so that no run exists, complete or partial. */
  async function begin(): Promise<void> {
    for (const kept of [store.objects, queues.queues, noaa.files]) kept.clear();
    Object.assign(process.env, settingsOf(await hosts.tables.open(), hosts), { BASIC_DAYS: '3' });
  }

  function publish(model: GridModel, run: string, steps: readonly number[], make: (step: number) => MadeFile): void {
    for (const step of steps) {
      noaa.files.set(model.path(run, step), () => make(step).bytes);
      noaa.files.set(`${model.path(run, step)}.idx`, () => new TextEncoder().encode(make(step).index));
    }
  }
  function publishRun(run: string, hours: readonly number[] = HOURS, heightM = 2.6): void {
    publish(WAVES_CHART.model, run, hours, (step) => makeWaves(run, step, heightM));
    publish(GFS, run, hours, (step) => makeAirStep(run, step));
  }
  function take(queue: 'tiles' | 'points'): string[] {
    const url = `${queues.url}/1/${queue}`;
    const bodies = queues.queues.get(url) ?? [];
    queues.queues.delete(url);
    return bodies;
  }
  async function work(handler: Handler, bodies: readonly string[]): Promise<number> {
    let failed = 0;
    for (const body of bodies) {
      const { batchItemFailures } = await handler({ Records: [{ messageId: 'm', body }] } as SQSEvent, context);
      failed += batchItemFailures.length;
    }
    return failed;
  }
  async function drawAll(run: string): Promise<void> {
    await queueTiles(run);
    expect(await work(drawTiles, take('tiles'))).toBe(0);
  }
  const shown = () => store.objects.get('maps/points/firstTime.txt')?.toString().split('\n');
  const keysOf = (folder: string) => [...store.objects.keys()].filter((key) => key.startsWith(`maps/points/${folder}`));

  describe('one after another', () => {
    beforeEach(begin);

    test('a run is packed once all its hours are drawn, and read by one range of one object', async () => {
      publishRun(RUN);
      await queueTiles(RUN);
      const tiles = take('tiles');
      expect(await work(drawTiles, tiles.slice(0, -1))).toBe(0);
      expect(take('points')).toEqual([]);
      expect(await work(drawTiles, tiles.slice(-1))).toBe(0);
      const messages = take('points');
      expect(messages).toEqual([JSON.stringify({ run: RUN })]);
      expect(await readPoint(42.4, -37.9)).toEqual({ state: 'none' });

      expect(await work(packPoints, messages)).toBe(0);
      expect(shown()).toEqual(['2026-11-20T06:00:00Z', 'gfswave.global.0p25_gfs.0p25', '0 3', '']);
      expect(keysOf('blocks')).toHaveLength(90);
      const ocean = await readPoint(42.4, -37.9);
      if (ocean.state !== 'sea') return expect.fail(ocean.state);
      expect(ocean.series.heightM).toEqual([expect.closeTo(2.6, 1), expect.closeTo(2.6, 1)]);
      expect(ocean.series.fromDeg[0]).toBeCloseTo(200, -0.1);
      expect((await readPoint(-40, 100)).state).toBe('land');
    });

    test('the same message twice, and one of an older run, change nothing', async () => {
      publishRun(NEXT, [0]);
      await drawAll(NEXT);
      const messages = take('points');
      expect(await work(packPoints, messages)).toBe(0);
      const [text, blocks] = [shown(), keysOf('blocks').length];
      publishRun(RUN, [0]);
      await drawAll(RUN);
      expect(await work(packPoints, [...messages, ...take('points')])).toBe(0);
      expect([shown(), keysOf('blocks').length]).toEqual([text, blocks]);
    });

    test('if it is killed halfway, the shown run stays complete, and the retry shows the new hours', async () => {
      publishRun(RUN, [0]);
      await drawAll(RUN);
      await work(packPoints, take('points'));
      publishRun(RUN, [3]);
      await drawAll(RUN);
      const messages = take('points');
      const step = `maps/points/steps/${RUN}/wvht/003.bin`;
      const bytes = store.objects.get(step) ?? expect.fail();
      store.objects.set(step, bytes.subarray(0, 3_000_000));
      expect(await work(packPoints, messages)).toBe(1);
      expect(keysOf(`blocks/${RUN}.2`).length).toBeGreaterThan(0);
      const hoursThere = async () => {
        const ocean = await readPoint(40, -40);
        return ocean.state === 'sea' ? ocean.series.heightM.length : undefined;
      };
      expect(await hoursThere()).toBe(1);
      store.objects.set(step, bytes);
      expect(await work(packPoints, messages)).toBe(0);
      expect(await hoursThere()).toBe(2);
    });

    test('the reply has swell trains if the file has them, and its surf follows them; a file without them still has its chart', async () => {
      publishRun(RUN, [3]);
      publish(WAVES_CHART.model, RUN, [0], (step) => makeWaves(RUN, step, 2.6, true));
      publish(GFS, RUN, [0], (step) => makeAirStep(RUN, step));
      await drawAll(RUN);
      expect(await work(packPoints, take('points'))).toBe(0);
      const { body } = await askPoint('42', '-40', { facing: '20' });
      expect(body.trains).toMatchObject([
        { kind: 'sea', height_m: [expect.closeTo(0.5, 1), null], period_s: [4, null], from_deg: [20, null] },
        { kind: 'swell', height_m: [expect.closeTo(2.4, 1), null], period_s: [12, null], from_deg: [20, null] },
        { kind: 'swell', height_m: [null, null] },
        { kind: 'swell', height_m: [null, null] },
      ]);
      expect(body.surf_m).toEqual([expect.any(Number), 0]);
      expect(body.surf_m[0]).toBeGreaterThan(2);
      expect((await askPoint('42', '-40', { hours: 'all' })).body).not.toHaveProperty('trains');
    });
  });

  describe('of a run', () => {
    beforeAll(async () => {
      vi.setSystemTime(startAt + 9 * HOUR_MS);
      await begin();
      publishRun(RUN);
      await drawAll(RUN);
      expect(await work(packPoints, take('points'))).toBe(0);
    });

    test('blocks that expired, are truncated or of another version count as no run, never as land', async () => {
      const { band, block } = blockPlace(40, -40);
      const key = `maps/points/blocks/${RUN}.2/${String(band).padStart(2, '0')}.bin`;
      const bytes = store.objects.get(key) ?? expect.fail();
      store.objects.set(key, bytes.subarray(0, (block + 1) * blockBytes(2) - 9));
      expect(await readPoint(40, -40)).toEqual({ state: 'none' });
      const other = Buffer.from(bytes);
      other.fill(0, block * blockBytes(2), block * blockBytes(2) + 4);
      store.objects.set(key, other);
      expect(await readPoint(40, -40)).toEqual({ state: 'none' });
      store.objects.delete(key);
      expect(await readPoint(40, -40)).toEqual({ state: 'none' });
      expect((await askPoint('40', '-40')).body).toMatchObject({ state: 'none', hours: [] });
      store.objects.set(key, bytes);
      expect((await readPoint(40, -40)).state).toBe('sea');
    });

    test('the call returns the hours in SI with the nearest beach; on land it has none', async () => {
      const ask = askPoint;
      expect((await ask('42', '-40')).body).toMatchObject({
        state: 'sea',
        run: { at: '2026-11-20T06:00:00.000Z', age_min: 540, waves: 'gfswave.global.0p25', wind: 'gfs.0p25' },
        hours: [0, 3],
        period_s: [11, 11],
        nearest_beach: { distance_km: expect.any(Number) },
      });
      expect((await ask('42', '-40')).body).not.toHaveProperty('surf_m');
      // A swell from 200° arrives at full height at a beach that faces 200°, and not at one that faces away.
      expect((await ask('42', '-40', { facing: '200' })).body.surf_m[0]).toBeGreaterThan(2.6);
      expect((await ask('42', '-40', { facing: '20' })).body.surf_m[0]).toBe(0);
      expect((await ask('42', '-40', { facing: 'west' })).status).toBe(422);
      const near = (await ask('40.3', '-73.9')).body;
      expect(near).toMatchObject({
        timezone: 'America/New_York',
        timezone_by: 'beach',
        fcst_days: 3,
        tide: { distance_km: expect.any(Number) },
      });
      expect(near.days).toHaveLength(3);
      expect(near.days[0]).toMatchObject({ date: '2026-11-20', sunrise: expect.stringMatching(/T11:[45]/) });
      expect(near.tide.events.length).toBeGreaterThan(9);
      expect((await ask('42', '-40')).body).toMatchObject({ timezone: 'Etc/GMT+3', timezone_by: 'longitude' });
      expect((await ask('42', '-40')).body).not.toHaveProperty('tide');
      expect((await ask('40', '100')).body).toMatchObject({ state: 'land', hours: [], sea_c: null });
      expect((await ask('91', '0')).status).toBe(422);
      // The free charts show all hours to everyone. Beyond the days of a reader's plan, the reply therefore contains
      // only the values that the charts show.
      expect((await ask('42', '-40', { hours: 'most' })).status).toBe(422);
      expect((await ask('42', '-40', { hours: 'all', facing: '200' })).body).not.toHaveProperty('surf_m');
      vi.setSystemTime('2026-11-16T15:00:00Z');
      expect((await ask('42', '-40')).body.hours).toEqual([]);
      expect((await ask('42', '-40', { hours: 'all' })).body).toMatchObject({ hours: [0, 3], period_s: [11, 11] });
    });
  });
});

async function askPoint(lat: string, lon: string, query: Record<string, string> = {}) {
  const { handler } = await import('../points/get-ocean-point.ts');
  const event = {
    rawPath: `/api/ocean/${lat}/${lon}`,
    pathParameters: { lat, lon },
    queryStringParameters: query,
    headers: {},
    requestContext: { http: { method: 'GET' } },
  };
  const reply = await handler(event as never, context as never);
  return {
    status: (reply as { statusCode: number }).statusCode,
    body: JSON.parse((reply as { body: string }).body),
  };
}

/** A section of the Atlantic; the rest of the globe has no waves. */
const SEA: MadeGrid = { latNorth: 60, lonWest: 300, stepDeg: 5, ni: 10, nj: 9 };
const files = new Map<string, MadeFile>();

/** Makes a file of 11 s waves from 200 degrees, or of a swell and a wind sea from 20 degrees, once for all tests. */
function makeWaves(run: string, step: number, heightM: number, hasTrains = false): MadeFile {
  const wave = (parameter: string, number: number, value: number, order?: number) => ({
    discipline: 10,
    category: 0,
    number,
    parameter,
    level: order ? `${order} in sequence` : 'surface',
    surface: order ? ([241, order] as const) : ([1, 0] as const),
    values: new Float32Array(SEA.ni * SEA.nj).fill(value),
  });
  const name = `${run} ${step} ${heightM} ${hasTrains}`;
  const ofSwells = (parameter: string, number: number, value: number) =>
    [1, 2, 3].map((order) => wave(parameter, number, order === 1 ? value : Number.NaN, order));
  const trains = [
    ...[wave('WVHGT', 5, 0.5), wave('WVPER', 6, 4), wave('WVDIR', 4, 20)],
    ...[...ofSwells('SWELL', 8, 2.4), ...ofSwells('SWPER', 9, 12), ...ofSwells('SWDIR', 7, 20)],
  ];
  const made =
    files.get(name) ??
    writeGribFile(run, step, SEA, [
      wave('HTSGW', 3, heightM),
      wave('PERPW', 11, 11),
      wave('DIRPW', 10, 200),
      ...(hasTrains ? trains : []),
    ]);
  files.set(name, made);
  return made;
}
