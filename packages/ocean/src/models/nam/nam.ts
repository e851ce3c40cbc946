import { dayOf, hourOf } from '../../cycle.ts';
import type { GridModel } from '../model.ts';
import { SHORT_RANGE_WIND } from '../short-range-wind.ts';
import { everyHours, hourlyTo, stepDigits } from '../steps.ts';

/** NAM on its grid 218. Its end was announced for October 2026 (NWS service change notice 26-47). */
export const NAM: GridModel = {
  ...SHORT_RANGE_WIND,
  id: 'nam',
  host: 'nam',
  grid: { area: '48 states', spacing: '12.1 km', axes: 'grid' },
  steps: [...hourlyTo(36), ...everyHours(3, 39, 60)],
  publishedAfterHours: { first: 1.5, last: 3 },
  path: (cycle, step) => `${prefix(cycle)}${stepDigits(step, 2)}.tm00.grib2`,
  listingPrefix: prefix,
};

function prefix(cycle: string): string {
  return `nam.${dayOf(cycle)}/nam.t${hourOf(cycle)}z.awphys`;
}
