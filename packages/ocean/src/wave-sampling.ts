import { normalizeDeg, type Train, type WaveSample } from '@groundswell/forecast';
import { readChecked } from './decode-checked.ts';
import type { StepFields } from './grib-file.ts';
import type { GribField } from './grib2/grib-field.ts';
import type { Grid } from './grib2/grid.ts';
import { RefusedFileError } from './noaa-errors.ts';
import { perGrid } from './per-grid.ts';
import { type Cell, listSeawardCells, type WavePoint } from './seaward-cells.ts';

/**
 * The waves at a place, and the grid cell from which they were read. Absent where no sea cell lies within two cells of
 * the place.
 */
export interface WavesAtPoint {
  readonly sample: WaveSample;
  readonly cell: Cell;
}

/** A train of the model, with one value for each place. */
interface TrainAtPoints {
  readonly kind: Train['kind'];
  readonly heightM: Values;
  readonly periodS: Values;
  readonly fromDeg: Values;
}

type Values = readonly (number | undefined)[];

const SEQUENCE = ['1 in sequence', '2 in sequence', '3 in sequence'] as const;

const cellsOf = perGrid((grid, points: readonly WavePoint[]) => points.map((point) => listSeawardCells(grid, point)));

/**
 * Samples a gfswave step for each place: total height, then wind sea and swells in the model's order. A train that is
 * missing at the cell is left out. `url` names the file in RefusedFileError. Pass the same `points` list at every step
 * (see `perGrid`).
 */
export function sampleWaves(
  url: string,
  fields: StepFields,
  points: readonly WavePoint[],
  validAt: number,
): readonly (WavesAtPoint | undefined)[] {
  const total = requireField(url, fields, 'HTSGW:surface');
  const found = readChecked(url, total, (heights) =>
    cellsOf(total.grid, points).map((cells) => {
      const cell = cells.find(({ index }) => !Number.isNaN(heights[index]));
      return cell && { cell, heightM: heights[cell.index] };
    }),
  );
  const trains = readTrains(url, fields, total.grid, (values) => found.map((at) => at && values[at.cell.index]));

  return found.map((at, point) => {
    if (at?.heightM === undefined) return undefined;
    const { cell, heightM } = at;
    return { cell, sample: { validAt, heightM, trains: trains.flatMap((train) => trainAt(train, point) ?? []) } };
  });
}

function readTrains(
  url: string,
  fields: StepFields,
  grid: Grid,
  take: (values: Float32Array) => Values,
): readonly TrainAtPoints[] {
  const read = (name: string) => {
    const field = requireField(url, fields, name);
    if (field.grid.pointCount !== grid.pointCount)
      throw new RefusedFileError(url, `${name} is on another grid than HTSGW:surface`);
    return readChecked(url, field, take);
  };
  const train = (kind: Train['kind'], height: string, period: string, direction: string): TrainAtPoints => ({
    kind,
    heightM: read(height),
    periodS: read(period),
    fromDeg: read(direction),
  });
  return [
    train('sea', 'WVHGT:surface', 'WVPER:surface', 'WVDIR:surface'),
    ...SEQUENCE.map((order) => train('swell', `SWELL:${order}`, `SWPER:${order}`, `SWDIR:${order}`)),
  ];
}

function trainAt({ kind, heightM, periodS, fromDeg }: TrainAtPoints, point: number): Train | undefined {
  const [height, period, from] = [heightM[point], periodS[point], fromDeg[point]];
  if (!height || !period || from === undefined || Number.isNaN(height + period + from)) return undefined;
  return { kind, heightM: height, periodS: period, fromDeg: normalizeDeg(from) };
}

function requireField(url: string, fields: StepFields, name: string): GribField {
  const field = fields.get(name);
  if (!field) throw new RefusedFileError(url, `it lacks ${name}`);
  return field;
}
