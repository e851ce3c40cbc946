import { dayOf, hourOf } from '../../cycle.ts';
import type { GridModel } from '../model.ts';
import { SHORT_RANGE_WIND } from '../short-range-wind.ts';
import { hourlyTo, stepDigits } from '../steps.ts';

/** RRFS has HRRR's grid and succeeds it from October 2026 on. The bucket is noaa-rrfs-ops-pds; 60 of 84 hours are read. */
export const RRFS: GridModel = {
  ...SHORT_RANGE_WIND,
  id: 'rrfs',
  host: 'rrfs',
  grid: { area: '48 states', spacing: '3.0 km', axes: 'grid' },
  steps: hourlyTo(60),
  publishedAfterHours: { first: 1.5, last: 3.5 },
  path: (cycle, step) => `${prefix(cycle)}${stepDigits(step)}.conus.grib2`,
  listingPrefix: prefix,
};

function prefix(cycle: string): string {
  return `rrfs.${dayOf(cycle)}/${hourOf(cycle)}/rrfs.t${hourOf(cycle)}z.2dfld.3km.f`;
}
