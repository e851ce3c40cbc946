import { dayOf, hourOf } from './cycle.ts';
import { GRID_MODELS, type GridModel } from './models.ts';

export type ShortRangeModelId = 'nam' | 'hrrr' | 'rrfs';

const hourlyTo = (last: number) => Array.from({ length: last + 1 }, (_, hour) => hour);

/**
 * The short-range air models over North America; a setting chooses one. They resolve capes, sea breezes and gaps that
 * GFS's 25 km grid does not. They have Lambert grids of 3 to 12 km over the 48 states, with winds relative to the grid.
 * Hawaii and Puerto Rico lie outside.
 */
export const SHORT_RANGE_MODELS: Readonly<Record<ShortRangeModelId, GridModel>> = {
  // NAM uses grid 218, 12 km. Its end was announced for October 2026 (NWS service change notice 26-47).
  nam: shortRange('nam', [...hourlyTo(36), 39, 42, 45, 48, 51, 54, 57, 60], {
    folder: (cycle) => `nam.${dayOf(cycle)}`,
    file: (cycle) => `nam.t${hourOf(cycle)}z.awphys`,
    digits: 2,
    ending: '.tm00.grib2',
  }),
  // HRRR has 3 km, and 48 hours at 00, 06, 12 and 18 UTC. Its other cycles have 18 hours and are not read.
  hrrr: shortRange('hrrr', hourlyTo(48), {
    folder: (cycle) => `hrrr.${dayOf(cycle)}/conus`,
    file: (cycle) => `hrrr.t${hourOf(cycle)}z.wrfsfcf`,
    digits: 2,
    ending: '.grib2',
  }),
  // RRFS has HRRR's grid and succeeds it from October 2026 on. The bucket is noaa-rrfs-ops-pds; 60 of its 84 hours are
  // read.
  rrfs: shortRange('rrfs', hourlyTo(60), {
    folder: (cycle) => `rrfs.${dayOf(cycle)}/${hourOf(cycle)}`,
    file: (cycle) => `rrfs.t${hourOf(cycle)}z.2dfld.3km.f`,
    digits: 3,
    ending: '.conus.grib2',
  }),
};

export function isShortRangeModelId(text: string): text is ShortRangeModelId {
  return Object.hasOwn(SHORT_RANGE_MODELS, text);
}

/** Returns the grid model of an id, global or short-range; undefined for an unknown id. */
export function findModel(id: string): GridModel | undefined {
  return isShortRangeModelId(id) ? SHORT_RANGE_MODELS[id] : GRID_MODELS.find((model) => model.id === id);
}

interface Names {
  readonly folder: (cycle: string) => string;
  /** The part of the file's name before the hour. */
  readonly file: (cycle: string) => string;
  readonly digits: number;
  readonly ending: string;
}

function shortRange(
  id: ShortRangeModelId,
  steps: readonly number[],
  { folder, file, digits, ending }: Names,
): GridModel {
  const prefix = (cycle: string) => `${folder(cycle)}/${file(cycle)}`;
  return {
    id,
    kind: 'air',
    host: id,
    steps,
    path: (cycle, step) => `${prefix(cycle)}${String(step).padStart(digits, '0')}${ending}`,
    listingPrefix: prefix,
    wanted: [
      { parameter: 'UGRD', level: '10 m above ground' },
      { parameter: 'VGRD', level: '10 m above ground' },
      { parameter: 'GUST', level: 'surface', optional: true },
    ],
    // The files have 50 to 150 MB, of which 2 to 8 MB are read by range. They are too large to read whole, so a step
    // without an index is left out.
    wholeFileMaxBytes: 40 * 1024 * 1024,
  };
}
