import type { AccuracySummary } from '@groundswell/data/ocean';
import { findStation } from '@groundswell/data/stations';
import { type OceanAtBeach, pointAlong } from '@groundswell/forecast';
import { joinLeads } from '@groundswell/forecast/verify';
import { expect, test } from 'vitest';
import { correctAtBeach } from './verify-corrections.ts';

const BUOY = '44097';
const MODEL = 'gfswave.atlocn.0p16';
const buoy = findStation(BUOY) ?? expect.fail();
const near = { ...pointAlong(buoy, 0, 30), buoyIds: [BUOY, '44098'] };
const summary: AccuracySummary = {
  updatedAt: 0,
  days: 30,
  isSample: false,
  buoys: [
    {
      buoyId: BUOY,
      model: MODEL,
      errors: joinLeads([]),
      corrections: [{ band: 'long', factor: 1.1, since: '2026-11-03' }],
    },
  ],
};

function oceanOf(model = MODEL, standInHours?: number): OceanAtBeach {
  const trains = [{ kind: 'swell' as const, heightM: 2, periodS: 15, fromDeg: 150 }];
  return { waves: { source: { model, runAt: 0, standInHours }, samples: [{ validAt: 0, heightM: 2, trains }] } };
}

test('a beach is corrected by the first buoy in its list, and its source names that buoy', () => {
  const { waves } = correctAtBeach(oceanOf(), near, summary);
  expect(waves?.samples[0]?.heightM).toBeCloseTo(2.2, 12);
  expect(waves?.source.corrected).toEqual([{ band: 'long', factor: 1.1, since: '2026-11-03', buoyId: BUOY }]);
});

test.each<[string, OceanAtBeach, typeof near, AccuracySummary | undefined]>([
  ['whose first buoy is another', oceanOf(), { ...near, buoyIds: ['44098', BUOY] }, summary],
  ['that names no buoy', oceanOf(), { ...near, buoyIds: [] }, summary],
  ['over 50 km from the buoy', oceanOf(), { ...near, ...pointAlong(buoy, 0, 51) }, summary],
  ['read from another model', oceanOf(`gfswave bulletin ${BUOY}`), near, summary],
  ['that a stand-in speaks for', oceanOf(MODEL, 1000), near, summary],
  ['without waves', {}, near, summary],
  ['when nothing is known or corrections are off', oceanOf(), near, undefined],
])('a beach %s stays unchanged', (_, ocean, beach, known) => {
  expect(correctAtBeach(ocean, beach, known)).toBe(ocean);
});
