import type { AccuracySummary, BuoyDay } from '@groundswell/data/ocean';
import { type CatalogueBeach, listBeaches } from '@groundswell/data/places';
import { buoyPointId } from '@groundswell/data/sampling-points';
import { findStation } from '@groundswell/data/stations';
import { stubInMemory } from '@groundswell/data/testing/memory-table/start-memory';
import { DUMMY_CREDENTIALS } from '@groundswell/data/testing/start-dynamo';
import { type ObjectStore, startInProcessObjects } from '@groundswell/data/testing/start-object-store';
import { type QueueHost, startInProcessQueues } from '@groundswell/data/testing/start-queue-host';
import { HOUR_MS } from '@groundswell/durations';
import { distanceKm, type ObservationRow } from '@groundswell/forecast';
import { errorFigures, joinTallies } from '@groundswell/forecast/verify';
import { DECIDING_MODELS, parseCycle, shiftCycle } from '@groundswell/ocean';
import { type FakeNoaa, startFakeNoaa } from '@groundswell/ocean/testing/fake-noaa';
import { makeWaveStep } from '@groundswell/ocean/testing/made-steps';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const BUOY = '44097';
const MODEL = 'gfswave.atlocn.0p16';
const CYCLE = '2026112000';
const dayAt = Date.UTC(2026, 10, 20);
const context = { awsRequestId: 'test' };

describe('runs compared with buoys', () => {
  let store: ObjectStore;
  let noaa: FakeNoaa;
  let queues: QueueHost;
  let data: typeof import('@groundswell/data/ocean');
  let verify: () => Promise<unknown>;

  beforeAll(async () => {
    noaa = await startFakeNoaa();
    vi.stubGlobal('fetch', noaa.fetch);
    [store, queues] = [startInProcessObjects(), startInProcessQueues()];
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterAll(async () => {
    vi.useRealTimers();
    await Promise.all([store.stop(), noaa.stop(), queues.stop()]);
  });

  beforeEach(async () => {
    store.objects.clear();
    Object.assign(process.env, {
      ...DUMMY_CREDENTIALS,
      TABLE_NAME: 'memory',
      OCEAN_BUCKET: 'samples',
      NOAA_GFS_URL: noaa.url,
      OCEAN_PINS: '{}',
      BIAS_CORRECTION: 'on',
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL_S3: store.url,
      ALERTS_QUEUE_URL: `${queues.url}/1/alerts`,
    });
    setTime(28);
    // A process opens its table once, but each test has its own table.
    vi.resetModules();
    const [imported, { processTable }, { handler }] = await Promise.all([
      import('@groundswell/data/ocean'),
      import('@groundswell/data/testing/table'),
      import('./verify-forecasts.ts'),
    ]);
    stubInMemory(processTable());
    data = imported;
    verify = () => handler({}, context);
  });

  function setTime(hoursAfterDay: number): void {
    vi.useFakeTimers({ toFake: ['Date'], now: dayAt + hoursAfterDay * HOUR_MS });
  }

  /** Stores an hourly series of steady waves at the buoy, or at another point, as a built cycle does. */
  async function build(
    cycle: string,
    heightM: number,
    hours = 384,
    standInHours?: number,
    pointId = buoyPointId(BUOY),
  ) {
    const runAt = parseCycle(cycle);
    const width = data.waveWidth(data.GRID_TRAINS);
    const rows = new Float32Array(hours * width).fill(Number.NaN);
    const validAt = Array.from({ length: hours }, (_, hour) => runAt + hour * HOUR_MS);
    validAt.forEach((instant, hour) => {
      const trains = [{ kind: 'swell' as const, heightM, periodS: 14, fromDeg: 90 }];
      data.writeWaveRow(rows, hour * width, width, { validAt: instant, heightM, trains });
    });
    const beaches = [{ beachId: pointId, cell: { lat: 41, lon: -71, distanceKm: 20 } }];
    for (const key of store.objects.keys()) if (key.endsWith(`${cycle}/${MODEL}/000.bin`)) store.objects.delete(key);
    await data.samples.putStep(cycle, MODEL, 0, { model: MODEL, runAt, standInHours, width, beaches, validAt, rows });
    await data.samples.joinSteps(cycle, MODEL, [0]);
  }

  /** Stores hourly measurements of the buoy between two hours of the day. */
  async function measure(waveHeightM: number, from = 0, to = (Date.now() - dayAt) / HOUR_MS): Promise<void> {
    const rows: ObservationRow[] = [];
    for (let hour = to; hour >= from; hour--) {
      rows.push({ at: dayAt + hour * HOUR_MS - 600_000, waveHeightM, peakPeriodS: 13, waveFromDeg: 100 });
    }
    await data.stationHistory.put({ stationId: BUOY, rows, refused: [] }, Date.now());
  }

  const listDays = (): Promise<readonly BuoyDay[]> => data.accuracy.listDays(BUOY, '2000-01-01');
  const countPairs = (days: readonly BuoyDay[]) => days.map(({ height }) => joinTallies(height)[0]);
  const findSummary = async (): Promise<AccuracySummary> => (await data.accuracy.findSummary()) ?? expect.fail();

  test("a run is stored, compared with its buoy's measurements, and summed up by lead day", async () => {
    setTime(20);
    await build(shiftCycle(CYCLE, -24), 2);
    await verify();
    setTime(28);
    await build(CYCLE, 1.8);
    await measure(1.5);
    await verify();

    const { updatedAt, days, buoys } = await findSummary();
    expect([updatedAt, days, buoys.length]).toEqual([Date.now(), 30, 1]);
    const { buoyId, model, errors, corrections } = buoys[0] ?? expect.fail();
    expect([buoyId, model, corrections]).toEqual([BUOY, MODEL, []]);
    const figures = (tallies: (typeof errors)['height']) => tallies.map((tally) => errorFigures(tally)).slice(0, 3);
    expect(figures(errors.height)).toMatchObject([{ count: 24, bias: 30 }, { count: 24, bias: 50 }, undefined]);
    expect(figures(errors.period)).toMatchObject([{ count: 24, bias: 10 }, { count: 24, bias: 10 }, undefined]);
    expect(figures(errors.direction)).toMatchObject([{ count: 24, bias: -10 }, { count: 24, bias: -10 }, undefined]);
    expect(errors.bands.long).toEqual(errors.height);
  });

  test('a double delivery, at once or later, counts nothing twice; a late run is added', async () => {
    await build(CYCLE, 1.8);
    await measure(1.5);
    await verify();
    const [days, summary] = [await listDays(), await findSummary()];
    await Promise.all([verify(), verify(), verify()]);
    expect(await listDays()).toEqual(days);
    expect(await findSummary()).toEqual(summary);

    await build(shiftCycle(CYCLE, 6), 1.9);
    setTime(34);
    await measure(1.5);
    await verify();
    expect(countPairs(await listDays())).toEqual([24 + 18]);
  });

  test('a late delivery does not bring back earlier comparisons', async () => {
    await build(CYCLE, 1.8);
    setTime(34);
    await measure(1.5);
    await verify();
    const [days, summary] = [await listDays(), await findSummary()];

    setTime(30);
    await data.stationHistory.put({ stationId: BUOY, rows: [], refused: [] }, dayAt + 35 * HOUR_MS);
    await measure(9);
    await verify();
    expect(await listDays()).toEqual(days);
    expect(await findSummary()).toEqual(summary);
  });

  test('a day is compared once it is over and its rows have arrived, not before', async () => {
    await build(CYCLE, 1.8);
    for (const hours of [20, 26]) {
      setTime(hours);
      await measure(1.5);
      await verify();
      expect(await listDays()).toEqual([]);
    }
    setTime(28);
    await measure(1.5);
    await verify();
    expect(countPairs(await listDays())).toEqual([24]);
  });

  test.each(['buoyForecasts.put', 'accuracy.putDay', 'accuracy.listDays', 'accuracy.putSummary'])(
    'killed at %s, the next delivery gives the same result as without the kill',
    async (where) => {
      await build(CYCLE, 1.8);
      await measure(1.5);
      const killed = vi.spyOn(...(spyTarget(where) as [typeof data.accuracy, 'putDay']));
      killed.mockRejectedValueOnce(new Error('killed'));
      await expect(verify()).rejects.toThrow('killed');
      await verify();
      expect(countPairs(await listDays())).toEqual([24]);
      expect((await findSummary()).buoys.map(({ errors }) => joinTallies(errors.height)[0])).toEqual([24]);
    },
  );

  function spyTarget(where: string): readonly unknown[] {
    const [store = '', method] = where.split('.');
    return [store === 'accuracy' ? data.accuracy : data.buoyForecasts, method];
  }

  test('a partly built run is compared as far as it goes, then completely', async () => {
    await build(CYCLE, 1.8, 12);
    await measure(1.5);
    await verify();
    expect(countPairs(await listDays())).toEqual([12]);
    setTime(31);
    await build(CYCLE, 1.8);
    await verify();
    expect(countPairs(await listDays())).toEqual([24]);
  });

  test('a stand-in run, shifted in time, is not compared', async () => {
    await build(CYCLE, 1.8, 384, 1000);
    await measure(1.5);
    await verify();
    expect(await data.buoyForecasts.list(BUOY, '2000010100')).toEqual([]);
    expect((await findSummary()).buoys).toEqual([]);
  });

  test('a buoy that vanishes keeps its days and leaves the summary when the last of them is a month old', async () => {
    await build(CYCLE, 1.8);
    await measure(1.5);
    await verify();
    const days = await listDays();
    for (const hours of [24 * 4, 24 * 10]) {
      setTime(hours);
      await build(shiftCycle(CYCLE, hours), 1.8);
      await verify();
      expect(await listDays()).toEqual(days);
      expect((await findSummary()).buoys.map(({ errors }) => joinTallies(errors.height)[0])).toEqual([24]);
    }
    setTime(24 * 31);
    await verify();
    expect(await listDays()).toEqual(days);
    expect((await findSummary()).buoys).toEqual([]);
  });

  test('two months of too low heights give a correction with a date, kept while it helps and dropped when the buoy falls silent', async () => {
    await keepDays(60, 1.2);
    await build(CYCLE, 1.5);
    await measure(1.8);
    await verify();
    const { corrections } = (await findSummary()).buoys[0] ?? expect.fail();
    expect(corrections).toMatchObject([{ band: 'long', since: '2026-11-21' }]);
    expect(corrections[0]?.factor).toBeGreaterThan(1.15);

    setTime(24 * 3);
    await verify();
    expect((await findSummary()).buoys[0]?.corrections[0]?.since).toBe('2026-11-21');
    setTime(24 * 16);
    await build(shiftCycle(CYCLE, 24 * 16), 1.5);
    await verify();
    expect((await findSummary()).buoys[0]?.corrections).toEqual([]);
  });

  test('the forecast of a beach near the buoy has the correction and states it; switched off, it has none', async () => {
    await keepDays(60, 1.2);
    await build(CYCLE, 1.5);
    await measure(1.8);
    await verify();
    const beach = listBeaches().find((one) => isNearFirstBuoy(one)) ?? expect.fail();
    await build(CYCLE, 1.5, 384, undefined, beach.id);
    const { handler: buildForecasts } = await import('./build-forecasts.ts');
    const body = JSON.stringify({ cycle: CYCLE, beachIds: [beach.id] });
    const forecast = async () => {
      const { batchItemFailures } = await buildForecasts({ Records: [{ messageId: 'm', body }] } as SQSEvent, context);
      expect(batchItemFailures).toEqual([]);
      return (await data.forecasts.readNow(beach.id)).forecast;
    };

    const corrected = await forecast();
    const [correction] = (await findSummary()).buoys[0]?.corrections ?? [];
    expect(corrected?.sources.waves?.corrected).toEqual([{ ...correction, buoyId: BUOY }]);
    expect(corrected?.waves?.heightCm[24]).toBe(Math.round(150 * (correction?.factor ?? 0)));

    process.env.BIAS_CORRECTION = 'off';
    const plain = await forecast();
    expect(plain?.sources.waves).not.toHaveProperty('corrected');
    expect(plain?.waves?.heightCm[24]).toBe(150);
    await verify();
    expect((await findSummary()).buoys[0]?.corrections).toEqual([]);
  });

  test('ranges that rarely held are widened in the forecasts of every beach of the wave model', async () => {
    const { PUBLISHED } = await import('@groundswell/forecast/verify');
    await keepRanges(BUOY, 110);
    await build(CYCLE, 1.8);
    await measure(1.8);
    await verify();
    const { buoys, heightErrors } = await findSummary();
    const [pairs = 0, , above = 0] = buoys[0]?.stated?.[0] ?? [];
    expect(above / pairs).toBeGreaterThan(0.9);
    expect(heightErrors?.[MODEL]?.base.long[0]).toBeGreaterThan(3 * (PUBLISHED.base.long[0] ?? 1));

    const beach = listBeaches().find(({ waveGrid }) => waveGrid === 'atlocn') ?? expect.fail();
    await build(CYCLE, 1.5, 384, undefined, beach.id);
    const { handler: buildForecasts } = await import('./build-forecasts.ts');
    const body = JSON.stringify({ cycle: CYCLE, beachIds: [beach.id] });
    await buildForecasts({ Records: [{ messageId: 'm', body }] } as SQSEvent, context);
    expect((await data.forecasts.readNow(beach.id)).forecast?.errors?.heights).toEqual(heightErrors?.[MODEL]);
  });

  test('where one of two buoys fails, the ranges of their wave model stay those of both', async () => {
    const other = '44098';
    await keepRanges(BUOY, 110);
    await keepRanges(other, 200);
    await build(CYCLE, 1.8);
    await data.buoyForecasts.put(other, (await buoyRun()) ?? expect.fail());
    await measure(1.8);
    await verify();
    const { buoys, heightErrors } = await findSummary();
    expect([buoys.length, Object.keys(heightErrors ?? {})]).toEqual([2, [MODEL]]);

    const { listDays: list } = data.accuracy;
    vi.spyOn(data.accuracy, 'listDays').mockImplementation(async (buoyId, since) => {
      if (buoyId === other) throw new Error('throttled');
      return list(buoyId, since);
    });
    setTime(31);
    await expect(verify()).rejects.toThrow('throttled');
    vi.mocked(data.accuracy.listDays).mockRestore();
    const after = await findSummary();
    expect([after.updatedAt, after.buoys.length]).toEqual([Date.now(), 2]);
    expect(after.heightErrors).toEqual(heightErrors);
  });

  test('the summary covers as many days as it names, up to the last whole one', async () => {
    await keepDays(40, 1);
    await build(CYCLE, 1.5);
    await measure(1.5);
    await verify();
    const { days, buoys } = await findSummary();
    // Each day has 24 pairs with the run of its own day.
    expect(joinTallies(buoys[0]?.errors.height ?? [])[0]).toBe(24 * days);
  });

  const isNearFirstBuoy = ({ lat, lon, buoyIds: [first], waveGrid }: CatalogueBeach) => {
    const buoy = findStation(BUOY);
    return first === BUOY && waveGrid === 'atlocn' && buoy && distanceKm({ lat, lon }, buoy) < 50;
  };

  const buoyRun = async () => {
    const { readRunsAtBuoys } = await import('@groundswell/pipeline');
    return (await readRunsAtBuoys(Date.now())).get(BUOY)?.[0];
  };

  /** Stores 40 days on which a buoy measured 2 m, each compared with a run that said `forecastCm`. */
  async function keepRanges(buoyId: string, forecastCm: number): Promise<void> {
    const { measuredHours, PUBLISHED, verifyDay, verifyReliability } = await import('@groundswell/forecast/verify');
    for (let back = 40; back >= 1; back--) {
      const startAt = dayAt - back * 24 * HOUR_MS;
      const rows = Array.from({ length: 24 }, (_, hour) => ({ at: startAt + hour * HOUR_MS, waveHeightM: 2 }));
      const run = {
        startAt,
        heightCm: Array(384).fill(forecastCm),
        periodDs: Array(384).fill(140),
        fromDeg: Array(384).fill(90),
      };
      const observed = measuredHours(startAt, rows);
      const reliability = verifyReliability(observed, [run], PUBLISHED);
      const day = new Date(startAt).toISOString().slice(0, 10);
      await data.accuracy.putDay(buoyId, { day, ...verifyDay(observed, [run]), reliability }, startAt);
    }
  }

  /** Stores days before the test's day, on which the buoy measured `ratio` times the forecast height. */
  async function keepDays(count: number, ratio: number): Promise<void> {
    const { measuredHours, verifyDay } = await import('@groundswell/forecast/verify');
    for (let back = count; back >= 1; back--) {
      const startAt = dayAt - back * 24 * HOUR_MS;
      const rows = Array.from({ length: 24 }, (_, hour) => ({
        at: startAt + hour * HOUR_MS,
        waveHeightM: (1 + (back % 5) / 10) * ratio,
      }));
      const heightCm = Array(384).fill(100 + (back % 5) * 10);
      const run = { startAt, heightCm, periodDs: Array(384).fill(140), fromDeg: Array(384).fill(90) };
      const day = new Date(startAt).toISOString().slice(0, 10);
      await data.accuracy.putDay(BUOY, { day, ...verifyDay(measuredHours(startAt, rows), [run]) }, startAt);
    }
  }

  test('files in NOAA’s format are read, sampled at the buoy and compared with it', async () => {
    const model = DECIDING_MODELS.find(({ id }) => id === MODEL) ?? expect.fail();
    const { handler: ingestStep } = await import('./ingest-step.ts');
    for (const step of [0, 1, 2]) {
      const { bytes, index } = makeWaveStep(CYCLE, step);
      noaa.files.set(model.path(CYCLE, step), bytes);
      noaa.files.set(`${model.path(CYCLE, step)}.idx`, new TextEncoder().encode(index));
      const body = JSON.stringify({ source: MODEL, cycle: CYCLE, step });
      const { batchItemFailures } = await ingestStep({ Records: [{ messageId: 'm', body }] } as SQSEvent, context);
      expect(batchItemFailures).toEqual([]);
    }
    await data.samples.joinSteps(CYCLE, MODEL, [0, 1, 2]);
    await measure(1.5);
    await verify();

    const { errors } = (await findSummary()).buoys.find(({ buoyId }) => buoyId === BUOY) ?? expect.fail();
    // The model's waves are 1.64 m, 5 s, from 200 degrees; the buoy measured 1.5 m, 13 s, from 100 degrees. The
    // expected sums cover three hours, in cm, tenths of a second and degrees.
    expect(errors.height[0]).toEqual([3, 3 * 14, 3 * 14, 3 * 14 ** 2]);
    expect(errors.period[0]?.slice(0, 2)).toEqual([3, -3 * 80]);
    expect(errors.direction[0]?.slice(0, 2)).toEqual([3, 3 * 100]);
    expect(joinTallies(errors.bands.short)[0]).toBe(3);
  });
});
