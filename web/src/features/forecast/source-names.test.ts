import { expect, test } from 'vitest';
import { modelName, stationName } from './source-names.ts';

test.each([
  ['8665530 - Charleston, Cooper River Entrance, SC', 'Charleston, Cooper River Entrance, SC'],
  ['Waimea Bay, HI (106)', 'Waimea Bay, HI (106)'],
  ['Pier 39 - San Francisco', 'Pier 39 - San Francisco'],
  ['1612480', '1612480'],
  ['1612480 - ', '1612480 - '],
])('%s is shown as %s', (name, shown) => {
  expect(stationName(name)).toBe(shown);
});

test.each([
  ['gfswave.atlocn.0p16', 'NOAA gfswave'],
  ['gfs.0p25', 'NOAA gfs'],
  ['gfs', 'NOAA gfs'],
])('model %s is shown as %s', (model, shown) => {
  expect(modelName(model)).toBe(shown);
});
