import { DECIDING_MODELS, findModel, SHORT_RANGE_MODELS, WAVE_TRAINS, WAVES_CHART } from '@groundswell/ocean';
import { type FakeNoaa, startFakeNoaa } from '@groundswell/ocean/testing/fake-noaa';
import { readOceanSettings } from '@groundswell/pipeline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeRunCost } from './run-cost.ts';

const now = Date.UTC(2026, 10, 20, 15);
/** Larger than READ_ALONG_BYTES, so the reader skips an unwanted GRIB2 message instead of reading through it. */
const MESSAGE_BYTES = 100_000;
const models = [...DECIDING_MODELS, SHORT_RANGE_MODELS.hrrr];
const globe = { ...WAVES_CHART.model, wanted: [...WAVES_CHART.model.wanted, ...WAVE_TRAINS.model.wanted] };
const files = [...models, globe];
let noaa: FakeNoaa;

/** Serves index files in which every second message is wanted and the last message is not. */
beforeAll(async () => {
  noaa = await startFakeNoaa();
  for (const cycle of ['2026112006', '2026112012'])
    for (const model of files)
      for (const step of cycle === '2026112006' ? model.steps : model.steps.slice(0, 20)) {
        const path = model.path(cycle, step);
        noaa.files.set(path, new Uint8Array());
        noaa.files.set(`${path}.idx`, () => Buffer.from(indexOf(model, cycle, step)));
      }
});
afterAll(() => noaa.stop());

function indexOf({ wanted }: (typeof models)[number], cycle: string, step: number): string {
  const words = wanted.flatMap(({ parameter, level }) => [`${parameter}:${level}`, 'OTHER:surface']);
  const lines = words.map(
    (word, n) => `${n + 1}:${n * MESSAGE_BYTES}:d=${cycle}:${word}:${step === 0 ? 'anl' : `${step} hour fcst`}:\n`,
  );
  return lines.join('');
}

test('a step costs its wanted messages and its index; the hours since midnight are steps too', async () => {
  const url = noaa.url;
  const settings = { ...readOceanSettings(), modelUrls: { gfs: url, nam: url, hrrr: url, rrfs: url, gefs: url } };
  const parts = await computeRunCost(settings, now);
  const ofForecasts = parts.slice(0, models.length);
  expect(ofForecasts.map(({ steps }) => steps.length)).toEqual(models.map(({ steps }) => steps.length + 2));
  models.forEach((model, n) => {
    const expected = model.wanted.length * MESSAGE_BYTES + indexOf(model, '2026112006', 48).length;
    expect((ofForecasts[n]?.stepBytes ?? 0) / expected).toBeCloseTo(1, 3);
  });
});

test('charts read their hours a second time, without the previous day, and their swell trains', async () => {
  const { url } = noaa;
  const settings = { ...readOceanSettings(), modelUrls: { gfs: url, nam: url, hrrr: url, rrfs: url, gefs: url } };
  const [waves, trains, ...others] = (await computeRunCost(settings, now)).slice(models.length);
  expect(others).toHaveLength(3);
  expect(waves?.steps.slice(0, 3)).toEqual([0, 3, 6]);
  expect(waves?.stepBytes).toBeGreaterThan(3 * MESSAGE_BYTES);
  expect(waves?.stepBytes).toBeLessThan(3.1 * MESSAGE_BYTES);
  expect(trains?.steps).toEqual(waves?.steps);
  expect((trains?.stepBytes ?? 0) / MESSAGE_BYTES).toBeCloseTo(12, 0);
  expect(findModel('gfs.0p25')?.steps).toEqual(expect.arrayContaining([...(others[0]?.steps ?? [])]));
});

test('the error says that there is no complete run', async () => {
  const empty = await startFakeNoaa();
  const { url } = empty;
  const settings = { ...readOceanSettings(), modelUrls: { gfs: url, nam: url, hrrr: url, rrfs: url, gefs: url } };
  await expect(computeRunCost(settings, now)).rejects.toThrow('is whole');
  await empty.stop();
});
