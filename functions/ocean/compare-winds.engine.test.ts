import { pairOf } from '@groundswell/data/ocean';
import { listBeaches } from '@groundswell/data/places';
import { type Dynamo, engines } from '@groundswell/data/testing/start-dynamo';
import { type ObjectStore, startInProcessObjects } from '@groundswell/data/testing/start-object-store';
import { HOUR_MS } from '@groundswell/durations';
import { AIR_MODEL_ID, parseCycle, shiftCycle } from '@groundswell/ocean';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const CYCLE = '2026112000';
const runAt = parseCycle(CYCLE);
const beach = listBeaches().find(({ windStationIds }) => windStationIds.length > 1) ?? expect.fail();
const [sheltered = '', open = ''] = beach.windStationIds;

describe.each(engines.slice(0, 1))('stations’ winds beside the model’s', ({ start }) => {
  let dynamo: Dynamo;
  let store: ObjectStore;
  let data: typeof import('@groundswell/data/ocean');
  let compareWinds: typeof import('@groundswell/pipeline').compareWinds;

  beforeAll(async () => {
    dynamo = await start();
    store = startInProcessObjects();
  });
  afterAll(async () => {
    vi.useRealTimers();
    dynamo.stop();
    await store.stop();
  });

  beforeEach(async () => {
    store.objects.clear();
    const { name } = await dynamo.createTable();
    Object.assign(process.env, {
      TABLE_NAME: name,
      OCEAN_BUCKET: 'samples',
      OCEAN_PINS: '{}',
      AWS_REGION: 'us-east-1',
      AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
      AWS_ENDPOINT_URL_S3: store.url,
    });
    vi.resetModules();
    data = await import('@groundswell/data/ocean');
    ({ compareWinds } = await import('@groundswell/pipeline'));
  });

  /** Builds a run of a day and a half with 8 m/s of wind, whose direction turns by 6° an hour. */
  async function buildRun(cycle: string): Promise<void> {
    const hours = 36;
    const rows = new Float32Array(hours * data.AIR_WIDTH).fill(Number.NaN);
    const validAt = Array.from({ length: hours }, (_, hour) => parseCycle(cycle) + hour * HOUR_MS);
    validAt.forEach((at, hour) => {
      data.writeAirRow(rows, hour * data.AIR_WIDTH, { validAt: at, windSpeedMps: 8, windFromDeg: turning(at) });
    });
    const beaches = [{ beachId: beach.id, cell: { lat: beach.lat, lon: beach.lon, distanceKm: 0 } }];
    const block = { model: AIR_MODEL_ID, runAt: parseCycle(cycle), width: data.AIR_WIDTH, beaches, validAt, rows };
    await data.samples.putStep(cycle, AIR_MODEL_ID, 0, block);
    await data.samples.joinSteps(cycle, AIR_MODEL_ID, [0]);
  }
  const turning = (at: number) => ((6 * (at - runAt)) / HOUR_MS + 36_000) % 360;

  /** Stores two days of measurements: the first station stands behind a hill, the second in the open. */
  async function measure(now: number): Promise<void> {
    vi.useFakeTimers({ toFake: ['Date'], now });
    for (const [stationId, share] of [
      [sheltered, 0.3],
      [open, 0.9],
    ] as const) {
      const rows = Array.from({ length: 48 }, (_, back) => {
        const at = now - back * HOUR_MS - 10 * 60_000;
        return { at, windMps: 8 * share, windFromDeg: turning(at) };
      });
      await data.stationHistory.put({ stationId, rows, refused: [] }, now);
    }
  }

  const sumsOf = async (stationId: string) => (await data.windAgreement.find())?.pairs[pairOf(beach.id, stationId)];

  test('no hour counts twice, even if the comparison repeats, runs concurrently or is killed', async () => {
    await buildRun(CYCLE);
    await measure(runAt + 20 * HOUR_MS);
    const killed = vi.spyOn(data.windAgreement, 'put').mockRejectedValueOnce(new Error('killed'));
    await expect(compareWinds(Date.now())).rejects.toThrow('killed');
    killed.mockRestore();
    await Promise.all([compareWinds(Date.now()), compareWinds(Date.now()), compareWinds(Date.now())]);
    await compareWinds(Date.now());
    // Hours 0 to 18 are compared: late rows of the last two hours may still arrive.
    expect((await sumsOf(open))?.hours).toBe(19);

    await measure(runAt + 23 * HOUR_MS);
    await compareWinds(Date.now());
    expect((await sumsOf(open))?.hours).toBeCloseTo(22, 0);
    await compareWinds(Date.now() - 5 * HOUR_MS);
    expect((await sumsOf(open))?.hours).toBeCloseTo(22, 0);
  });

  test('a station behind a hill is found after days, not before, and one in the open stays', async () => {
    for (let day = 0; day < 6; day++) {
      await buildRun(shiftCycle(CYCLE, 24 * day));
      await measure(runAt + (24 * day + 26) * HOUR_MS);
      await compareWinds(Date.now());
      if (day === 2) expect((await sumsOf(sheltered))?.differs).toBe(false);
    }
    expect([(await sumsOf(sheltered))?.differs, (await sumsOf(open))?.differs]).toEqual([true, false]);
  });
});
