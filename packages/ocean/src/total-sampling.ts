import { normalizeDeg } from '@groundswell/forecast';
import { readChecked } from './decode-checked.ts';
import { nameOf } from './field-name.ts';
import type { StepFields } from './grib-file.ts';
import type { ModelMessage } from './models/model.ts';
import { RefusedFileError } from './noaa-errors.ts';
import { perGrid } from './per-grid.ts';
import { type Cell, listSeawardCells, type WavePoint } from './seaward-cells.ts';

/** The values of a contributing wave model at a place, in the order of the model's messages; NaN if missing. */
export interface TotalsAtPoint {
  readonly cell: Cell;
  readonly values: readonly number[];
}

const cellsOf = perGrid((grid, points: readonly WavePoint[]) => points.map((point) => listSeawardCells(grid, point)));

/**
 * Samples the wanted messages of a wave model at each place, at the best cell that has a value of the first message;
 * absent where none of the cells has. Directions become degrees from where waves come. `url` names the file in
 * RefusedFileError. Pass the same `points` list at every step (see `perGrid`).
 */
export function sampleTotals(
  url: string,
  fields: StepFields,
  wanted: readonly ModelMessage[],
  points: readonly WavePoint[],
): readonly (TotalsAtPoint | undefined)[] {
  const [first, ...others] = wanted.map((message) => ({ message, field: requireField(url, fields, message) }));
  if (!first) return points.map(() => undefined);
  const { grid } = first.field;
  const found = readChecked(url, first.field, (values) =>
    cellsOf(grid, points).map((cells) => {
      const cell = cells.find(({ index }) => !Number.isNaN(values[index]));
      return cell && { cell, value: fromWhere(first.message, values[cell.index]) };
    }),
  );
  const columns = others.map(({ message, field }) => {
    if (field.grid.pointCount !== grid.pointCount)
      throw new RefusedFileError(url, `${nameOf(message.parameter, message.level)} is on another grid`);
    return readChecked(url, field, (values) => found.map((at) => at && fromWhere(message, values[at.cell.index])));
  });
  return found.map(
    (at, point) => at && { cell: at.cell, values: [at.value, ...columns.map((column) => column[point] ?? Number.NaN)] },
  );
}

function fromWhere({ direction }: ModelMessage, value = Number.NaN): number {
  if (direction === undefined || Number.isNaN(value)) return value;
  return normalizeDeg(direction === 'toward' ? value + 180 : value);
}

function requireField(url: string, fields: StepFields, { parameter, level }: ModelMessage) {
  const name = nameOf(parameter, level);
  const field = fields.get(name);
  if (!field) throw new RefusedFileError(url, `it lacks ${name}`);
  return field;
}
