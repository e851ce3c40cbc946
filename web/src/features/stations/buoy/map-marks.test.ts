import type { BuoyReply } from '@groundswell/contracts';
import { expect, test } from 'vitest';
import { listMarks, listShown } from './map-marks.ts';

const near = (station_id: string, lon: number) => ({ station_id, name: '', lat: 21.5, lon, distance_km: 0 });
const buoy = {
  station: { station_id: '51201', lat: 21.67, lon: -158.12 },
  nearby_buoys: [
    near('FAR', -153),
    near('51207', -157.75),
    near('51212', -158.1),
    near('51202', -157.7),
    near('51201', -158),
  ],
} as unknown as BuoyReply;
const beach = { name: 'Banzai Pipeline', lat: 21.665, lon: -158.054 };

test('the buoy, its beach, then the others by distance, each once', () => {
  expect(listMarks(buoy, beach).map(({ text }) => text)).toEqual([
    '51201',
    'Banzai Pipeline',
    '51212',
    '51207',
    '51202',
    'FAR',
  ]);
});

test('the map holds the buoy, the beach and two neighbours, and is not widened for a distant one', () => {
  expect(listShown(listMarks(buoy, beach)).map(({ text }) => text)).toEqual([
    '51201',
    'Banzai Pipeline',
    '51212',
    '51207',
  ]);
  const alone = { ...buoy, nearby_buoys: [near('FAR', -153)] } as BuoyReply;
  expect(listShown(listMarks(alone, beach))).toHaveLength(2);
});
