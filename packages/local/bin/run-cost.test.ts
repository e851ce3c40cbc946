import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOceanSettings } from '../../../functions/ocean/ocean-settings.ts';
import { GRID_MODELS, SHORT_RANGE_MODELS } from '../../ocean/src/index.ts';
import { type FakeNoaa, startFakeNoaa } from '../../ocean/test-support/fake-noaa.ts';
import { computeRunCost } from './run-cost.ts';

const now = Date.UTC(2026, 10, 20, 15);
/** More than what is read along between two ranges. */
const MESSAGE_BYTES = 100_000;
const models = [...GRID_MODELS, SHORT_RANGE_MODELS.hrrr];
let noaa: FakeNoaa;

/** Files in which every second message is a wanted one; the last is not. */
beforeAll(async () => {
  noaa = await startFakeNoaa();
  for (const cycle of ['2026112006', '2026112012'])
    for (const model of models)
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

test('a step costs its wanted messages and its index; the hours of the day before are steps too', async () => {
  const url = noaa.url;
  const settings = { ...readOceanSettings(), modelUrls: { gfs: url, nam: url, hrrr: url, rrfs: url } };
  const parts = await computeRunCost(settings, now);
  expect(parts.map(({ steps }) => steps.length)).toEqual(models.map(({ steps }) => steps.length + 24));
  models.forEach((model, n) => {
    const expected = model.wanted.length * MESSAGE_BYTES + indexOf(model, '2026112006', 48).length;
    expect((parts[n]?.stepBytes ?? 0) / expected).toBeCloseTo(1, 3);
  });
});

test('without a whole run it says so', async () => {
  const empty = await startFakeNoaa();
  const { url } = empty;
  const settings = { ...readOceanSettings(), modelUrls: { gfs: url, nam: url, hrrr: url, rrfs: url } };
  await expect(computeRunCost(settings, now)).rejects.toThrow('is whole');
  await empty.stop();
});
