import { normalizeDeg, type Train, type WaveSample } from '@groundswell/forecast';
import { decodeChecked } from './decode-checked.ts';
import type { StepFields } from './grib-file.ts';
import type { GribField } from './grib2/grib-field.ts';
import { RefusedFile } from './noaa-errors.ts';
import { perGrid } from './per-grid.ts';
import { type Cell, listSeawardCells, type WavePoint } from './seaward-cells.ts';

/** A place's waves and the cell they were read at; absent where no sea cell lies within reach. */
export interface WavesAtPoint {
  readonly sample: WaveSample;
  readonly cell: Cell;
}

interface TrainFields {
  readonly kind: Train['kind'];
  readonly heightM: Float32Array;
  readonly periodS: Float32Array;
  readonly fromDeg: Float32Array;
}

const SEQUENCE = ['1 in sequence', '2 in sequence', '3 in sequence'] as const;

const cellsOf = perGrid((grid, points: readonly WavePoint[]) => points.map((point) => listSeawardCells(grid, point)));

/**
 * Samples a gfswave step for each place: total height, then wind sea and swells in
 * the model's order; a partition missing at the cell is left out. `url` names the
 * file in RefusedFile. Pass the same `points` list at every step (see `perGrid`).
 */
export function sampleWaves(
  url: string,
  fields: StepFields,
  points: readonly WavePoint[],
  validAt: number,
): readonly (WavesAtPoint | undefined)[] {
  const total = requireField(url, fields, 'HTSGW:surface');
  const heights = decodeChecked(url, total);
  const trains = decodeTrains(url, fields, total);

  return cellsOf(total.grid, points).map((cells) => {
    const cell = cells.find(({ index }) => !Number.isNaN(heights[index]));
    const heightM = cell && heights[cell.index];
    if (cell === undefined || heightM === undefined) return undefined;
    return {
      cell,
      sample: { validAt, heightM, trains: trains.flatMap((train) => readTrain(train, cell.index) ?? []) },
    };
  });
}

function decodeTrains(url: string, fields: StepFields, total: GribField): readonly TrainFields[] {
  const points = total.grid.pointCount;
  const decode = (name: string) => {
    const field = requireField(url, fields, name);
    if (field.grid.pointCount !== points) throw new RefusedFile(url, `${name} is on another grid than HTSGW:surface`);
    return decodeChecked(url, field);
  };
  const train = (kind: Train['kind'], height: string, period: string, direction: string): TrainFields => ({
    kind,
    heightM: decode(height),
    periodS: decode(period),
    fromDeg: decode(direction),
  });
  return [
    train('sea', 'WVHGT:surface', 'WVPER:surface', 'WVDIR:surface'),
    ...SEQUENCE.map((order) => train('swell', `SWELL:${order}`, `SWPER:${order}`, `SWDIR:${order}`)),
  ];
}

function readTrain({ kind, heightM, periodS, fromDeg }: TrainFields, index: number): Train | undefined {
  const [height, period, from] = [heightM[index], periodS[index], fromDeg[index]];
  if (!height || !period || from === undefined || Number.isNaN(height + period + from)) return undefined;
  return { kind, heightM: height, periodS: period, fromDeg: normalizeDeg(from) };
}

function requireField(url: string, fields: StepFields, name: string): GribField {
  const field = fields.get(name);
  if (!field) throw new RefusedFile(url, `it lacks ${name}`);
  return field;
}
