import { dayOf, hourOf } from '../../cycle.ts';
import type { GridModel } from '../model.ts';
import { SHORT_RANGE_WIND } from '../short-range-wind.ts';
import { hourlyTo, stepDigits } from '../steps.ts';

/** HRRR has 48 hours at 00, 06, 12 and 18 UTC. Its other cycles have 18 hours and are not read. */
export const HRRR: GridModel = {
  ...SHORT_RANGE_WIND,
  id: 'hrrr',
  host: 'hrrr',
  grid: { area: '48 states', spacing: '3.0 km', axes: 'grid' },
  steps: hourlyTo(48),
  publishedAfterHours: { first: 1, last: 2 },
  path: (cycle, step) => `${prefix(cycle)}${stepDigits(step, 2)}.grib2`,
  listingPrefix: prefix,
};

function prefix(cycle: string): string {
  return `hrrr.${dayOf(cycle)}/conus/hrrr.t${hourOf(cycle)}z.wrfsfcf`;
}
