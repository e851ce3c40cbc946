import type { ObjectStore } from '@groundswell/data/testing/start-object-store';
import type { QueueHost } from '@groundswell/data/testing/start-queue-host';
import { HOUR_MS } from '@groundswell/durations';
import { AIR_MODEL_ID, DECIDING_MODELS, findModel, type GridModel, WAVES_CHART } from '@groundswell/ocean';
import type { FakeNoaa } from '@groundswell/ocean/testing/fake-noaa';
import { makeAirStep, makeWaveStep } from '@groundswell/ocean/testing/made-steps';
import { type MadeFile, type MadeGrid, writeGribFile } from '@groundswell/ocean/testing/write-grib';
import type { OceanSettings } from '@groundswell/pipeline';
import {
  decodeTile,
  parseFirstTime,
  readSst,
  readWaves,
  readWind,
  type TileSet,
  tilePath,
  tileSets,
} from '@groundswell/tiles';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Hosts, settingsOf, startHosts } from './test-support/hosts.ts';

const CYCLE = '2026112006';
const EARLIER = '2026112000';
const startAt = Date.UTC(2026, 10, 20, 6);
const context = { awsRequestId: 'test' };
const GFS = findModel(AIR_MODEL_ID) ?? expect.fail();
const HRRR = findModel('hrrr') ?? expect.fail();

type Handler = (
  event: SQSEvent | object,
  context: { awsRequestId: string },
) => Promise<{ batchItemFailures: unknown[] }>;

describe('charts', () => {
  let hosts: Hosts;
  let store: ObjectStore;
  let queues: QueueHost;
  let noaa: FakeNoaa;
  let drawTiles: Handler;
  let findRuns: Handler;
  let queueTiles: (run: string, settings: OceanSettings) => Promise<void>;
  let readSettings: () => OceanSettings;

  beforeAll(async () => {
    // The clock is faked before the modules load, some of which capture its `now`.
    vi.useFakeTimers({ toFake: ['Date'] });
    hosts = await startHosts();
    ({ store, queues, noaa } = hosts);
    Object.assign(process.env, settingsOf(await hosts.tables.open(), hosts));
    const [draw, find, queueing, settings, { processTable }] = await Promise.all([
      import('./draw-tiles.ts'),
      import('./find-runs.ts'),
      import('@groundswell/pipeline/testing/tiles-queueing'),
      import('@groundswell/pipeline/testing/ocean-settings'),
      import('@groundswell/data/testing/table'),
    ]);
    [drawTiles, findRuns] = [draw.handler, find.handler];
    [queueTiles, readSettings] = [queueing.queueTiles, settings.readOceanSettings];
    hosts.tables.reach(processTable().db);
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterAll(async () => {
    vi.useRealTimers();
    await hosts.stop();
  });

  beforeEach(async () => {
    for (const kept of [store.objects, queues.queues, noaa.files, noaa.faults]) kept.clear();
    Object.assign(process.env, settingsOf(await hosts.tables.open(), hosts), { NOAA_HRRR_URL: `${noaa.url}/short` });
    vi.setSystemTime(startAt + 9 * HOUR_MS);
  });

  function publish(model: GridModel, cycle: string, steps: readonly number[], make: (step: number) => MadeFile): void {
    for (const step of steps) {
      noaa.files.set(model.path(cycle, step), () => make(step).bytes);
      noaa.files.set(`${model.path(cycle, step)}.idx`, () => new TextEncoder().encode(make(step).index));
    }
  }
  const publishWaves = (cycle: string, hours: readonly number[]) =>
    publish(WAVES_CHART.model, cycle, hours, (step) => makeWaves(cycle, step));
  const publishAir = (cycle: string, hours: readonly number[]) =>
    publish(GFS, cycle, hours, (step) => makeAirStep(cycle, step));

  function take(queue: 'tiles'): string[] {
    const url = `${queues.url}/1/${queue}`;
    const bodies = queues.queues.get(url) ?? [];
    queues.queues.delete(url);
    return bodies;
  }

  /** Passes each message to the job separately, and returns how many failed. */
  async function work(handler: Handler, bodies: readonly string[]): Promise<number> {
    let failed = 0;
    for (const body of bodies) {
      const { batchItemFailures } = await handler({ Records: [{ messageId: 'm', body }] } as SQSEvent, context);
      failed += batchItemFailures.length;
    }
    return failed;
  }

  const look = (run = CYCLE) => queueTiles(run, readSettings());
  const shown = (set: TileSet) => {
    const text = store.objects.get(`maps/tiles/${set}/firstTime.txt`)?.toString();
    return text === undefined ? undefined : parseFirstTime(text);
  };
  async function tileAt(set: TileSet, run: string, hour: number, z: number, x: number, y: number) {
    const png = store.objects.get(`maps/${tilePath({ set, run, hour, z, x, y })}`);
    return png && decodeTile(png);
  }
  const setsAndHours = (bodies: readonly string[]) =>
    bodies.map((body) => JSON.parse(body)).map(({ set, hour }) => `${set} ${hour}`);

  test('hours are queued as their files come, the one nearest to now of each set first, then outward in time', async () => {
    process.env.SHORT_RANGE_MODEL = 'hrrr';
    for (const model of DECIDING_MODELS)
      publish(model, CYCLE, [0, 1, 2, 3], (step) =>
        model.kind === 'waves' ? makeWaveStep(CYCLE, step) : makeAirStep(CYCLE, step),
      );
    publishWaves(CYCLE, [0, 3, 6]);
    vi.setSystemTime(startAt + 5.5 * HOUR_MS);
    await findRuns({}, context);
    expect(setsAndHours(take('tiles'))).toEqual(['wvht 6', 'sst 0', 'wvht 3', 'gfs-wind 3', 'wvht 0', 'gfs-wind 0']);

    await findRuns({}, context);
    expect(take('tiles')).toEqual([]);
    publishWaves(CYCLE, [9]);
    await findRuns({}, context);
    expect(setsAndHours(take('tiles'))).toEqual(['wvht 9']);
  });

  test('a run is shown from its first drawn hour on, even if hours arrive out of order and twice', async () => {
    publishWaves(CYCLE, [0, 3, 6]);
    publishAir(CYCLE, [0, 3]);
    await look();
    const bodies = take('tiles');
    expect(await work(drawTiles, bodies.filter((body) => !body.includes('"wvht"')).reverse())).toBe(0);
    const [first = '', ...others] = bodies.filter((body) => body.includes('"wvht"'));
    await work(drawTiles, [first]);
    expect(shown('wvht')?.hours).toEqual([6]);
    await work(drawTiles, [...others.reverse(), ...others, first]);
    expect(shown('wvht')).toEqual({
      run: CYCLE,
      model: 'gfswave.global.0p25',
      hours: [0, 3, 6],
      awaitedHours: tileSets.wvht.hours.slice(3),
    });
    expect(shown('gfs-wind')).toMatchObject({ run: CYCLE, model: 'gfs.0p25', hours: [0, 3] });
    expect(shown('sst')).toEqual({ run: CYCLE, model: 'gfs.0p25', hours: [0] });
    expect(shown('nam-wind')).toBeUndefined();

    const waves = await tileAt('wvht', CYCLE, 6, 0, 0, 0);
    expect(waves && readWaves(waves, 100, 100)).toEqual({
      heightM: expect.closeTo(2.6, 1),
      periodS: expect.closeTo(11, 1),
      fromDeg: expect.closeTo(200, 0),
    });
    // 100 W, 30 N has wind of 3 m/s to the east and 4 to the north, and water of 12 °C.
    const [wind, sea] = [await tileAt('gfs-wind', CYCLE, 3, 0, 0, 0), await tileAt('sst', CYCLE, 0, 0, 0, 0)];
    expect(wind && readWind(wind, 57, 105)).toMatchObject({ speedMps: expect.closeTo(5, 0) });
    expect(sea && readSst(sea, 57, 105)).toBeCloseTo(12, 0);
    const beyond = await tileAt('gfs-wind', CYCLE, 3, 1, 1, 1);
    expect(beyond && readWind(beyond, 100, 100)).toBeUndefined();
    expect(beyond).toBeDefined();
    expect(store.headers.get(`maps/${tilePath({ set: 'sst', run: CYCLE, hour: 0, z: 0, x: 0, y: 0 })}`)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('an older run that ends late never replaces a newer one', async () => {
    for (const run of [EARLIER, CYCLE]) publishWaves(run, [0, 3]);
    await look(EARLIER);
    const late = take('tiles');
    await look(CYCLE);
    await work(drawTiles, take('tiles'));
    expect(await work(drawTiles, late)).toBe(0);
    expect(shown('wvht')?.run).toBe(CYCLE);
    expect(await tileAt('wvht', EARLIER, 3, 0, 0, 0)).toBeDefined();
  });

  test('hours that are published later join the shown run', async () => {
    publishWaves(CYCLE, [0, 3]);
    await look();
    await work(drawTiles, take('tiles'));
    publishWaves(CYCLE, [6]);
    await look();
    await work(drawTiles, take('tiles'));
    expect(shown('wvht')?.hours).toEqual([0, 3, 6]);
  });

  test('a broken file fails alone, and the previous run serves its hour', async () => {
    publishWaves(EARLIER, [0, 3, 6, 9]);
    await look(EARLIER);
    await work(drawTiles, take('tiles'));
    publishWaves(CYCLE, [0, 3, 6]);
    noaa.files.set(WAVES_CHART.model.path(CYCLE, 3), Buffer.from('GRIB, or so it says'));
    await look();
    expect(await work(drawTiles, take('tiles'))).toBe(1);
    expect(shown('wvht')).toMatchObject({ run: CYCLE, hours: [0, 6], earlier: [{ run: EARLIER, hours: [9] }] });
    expect(await tileAt('wvht', CYCLE, 6, 0, 0, 0)).toBeDefined();
  });

  test('a stand-in is drawn under the run it replaces, and labelled so', async () => {
    process.env.OCEAN_PINS = '{"gfs.0p25":"2021083100"}';
    publishAir('2021083100', [0, 3]);
    await look();
    expect(await work(drawTiles, take('tiles'))).toBe(0);
    expect(shown('gfs-wind')).toEqual({
      run: CYCLE,
      model: 'gfs.0p25',
      hours: [0, 3],
      standInRun: '2021083100',
      awaitedHours: tileSets['gfs-wind'].hours.slice(2),
    });
  });

  test('the short-range wind is drawn from the configured model, in its area', async () => {
    process.env.SHORT_RANGE_MODEL = 'hrrr';
    process.env.NOAA_HRRR_URL = noaa.url;
    publish(HRRR, CYCLE, [0, 48], (step) => makeAirStep(CYCLE, step));
    await look();
    await work(drawTiles, take('tiles'));
    // HRRR ends at hour 48, so no later hour is awaited.
    expect(shown('nam-wind')).toEqual({
      run: CYCLE,
      model: 'hrrr',
      hours: [0, 48],
      awaitedHours: tileSets['nam-wind'].hours.filter((hour) => hour > 0 && hour < 48),
    });
    const tile = await tileAt('nam-wind', CYCLE, 48, 5, 9, 12);
    expect(tile && readWind(tile, 7, 7)).toMatchObject({
      eastMps: expect.closeTo(3, 0),
      northMps: expect.closeTo(4, 0),
    });
  });

  test('a failure to queue hours does not throw, and the next poll queues them', async () => {
    publishWaves(CYCLE, [0, 3]);
    queues.refuse = 1000;
    await look();
    queues.refuse = 0;
    expect(take('tiles')).toEqual([]);
    await look();
    expect(take('tiles')).toHaveLength(2);
  });

  test('a model that cannot be listed does not hold up the other sets', async () => {
    process.env.SHORT_RANGE_MODEL = 'hrrr';
    noaa.faults.set('short/', (_, response) => void response.writeHead(400).end());
    publishWaves(CYCLE, [0]);
    await look();
    expect(setsAndHours(take('tiles'))).toEqual(['wvht 0']);
  });

  test.each([
    '{}',
    '{"set":"wvht","run":"2026112006","hour":1}',
    '{"set":"ice","run":"2026112006","hour":0}',
    '{"set":"sst","run":"2026112006","hour":3}',
    '{"set":"wvht","run":"../../x","hour":0}',
  ])('a malformed message fails without a file being read: %s', async (body) => {
    noaa.requests.length = 0;
    expect(await work(drawTiles, [body])).toBe(1);
    expect(noaa.requests).toEqual([]);
  });
});

/** A section of the Atlantic, because drawing all 85 tiles of the globe would take too long. */
const SEA: MadeGrid = { latNorth: 60, lonWest: 300, stepDeg: 5, ni: 10, nj: 9 };
const files = new Map<string, MadeFile>();

/** Makes a file of waves of 2.6 m and 11 s from 200 degrees, once for all tests. */
function makeWaves(cycle: string, step: number): MadeFile {
  const wave = (parameter: string, number: number, value: number) => ({
    discipline: 10,
    category: 0,
    number,
    parameter,
    level: 'surface',
    surface: [1, 0] as const,
    values: new Float32Array(SEA.ni * SEA.nj).fill(value),
  });
  const name = `${cycle} ${step}`;
  const made =
    files.get(name) ??
    writeGribFile(cycle, step, SEA, [wave('HTSGW', 3, 2.6), wave('PERPW', 11, 11), wave('DIRPW', 10, 200)]);
  files.set(name, made);
  return made;
}
