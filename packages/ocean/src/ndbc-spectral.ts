import type { ObservationRow, Train } from '@groundswell/forecast';
import { normalizeNorth } from './met-row.ts';
import { type NdbcTable, numberAt, parseNdbcTable, textAt, timeAt } from './ndbc-table.ts';
import { rowOf, SWELL_AND_SEA, without } from './observation-rows.ts';

/** The unit in which each column of numbers is read, as NDBC's second line writes it. */
export const SPECTRAL_UNITS = {
  WVHT: 'm',
  APD: 'sec',
  MWD: 'degT',
  SwH: 'm',
  SwP: 'sec',
  WWH: 'm',
  WWP: 'sec',
} as const;

const COMPASS = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

/**
 * Parses a buoy's `realtime2/<id>.spec`, unchecked: the total waves, and swell and wind sea separately. Throws
 * BadNdbcFileError.
 */
export function parseSpectralSummary(text: string): readonly ObservationRow[] {
  const table = parseNdbcTable(text, ['MM', 'DD', 'hh', 'mm', 'WVHT', 'SwH', 'SwP', 'WWH', 'WWP', 'SwD', 'WWD', 'MWD']);
  return table.rows.flatMap((row) => readRow(table, row) ?? []);
}

/**
 * Returns the swell and the wind sea of a row as trains, the higher one first. A train without height, period or
 * direction is left out.
 */
export function trainsOfRow(row: ObservationRow): readonly Train[] {
  const swell = trainOf('swell', row.swellHeightM, row.swellPeriodS, row.swellFromDeg);
  const sea = trainOf('sea', row.seaHeightM, row.seaPeriodS, row.seaFromDeg);
  return [swell, sea].filter((train) => train !== undefined).sort((a, b) => b.heightM - a.heightM);
}

/**
 * Returns a row whose swell and wind sea are the highest train of each kind, the inverse of `trainsOfRow`. A kind
 * without a train is absent.
 */
export function withTrains(row: ObservationRow, trains: readonly Train[]): ObservationRow {
  const highest = (kind: Train['kind']) =>
    trains.filter((train) => train.kind === kind).sort((a, b) => b.heightM - a.heightM)[0];
  const [swell, sea] = [highest('swell'), highest('sea')];
  const split = rowOf(row.at, {
    swellHeightM: swell?.heightM,
    swellPeriodS: swell?.periodS,
    swellFromDeg: swell?.fromDeg,
    seaHeightM: sea?.heightM,
    seaPeriodS: sea?.periodS,
    seaFromDeg: sea?.fromDeg,
  });
  return { ...without(row, SWELL_AND_SEA), ...split };
}

function trainOf(kind: Train['kind'], heightM?: number, periodS?: number, fromDeg?: number): Train | undefined {
  if (!heightM || periodS === undefined || fromDeg === undefined) return undefined;
  return { kind, heightM, periodS, fromDeg };
}

function readRow(table: NdbcTable, row: readonly string[]): ObservationRow | undefined {
  const at = timeAt(table, row);
  if (at === undefined) return undefined;
  const read = (column: keyof typeof SPECTRAL_UNITS) => numberAt(table, row, column);
  const point = (column: string) => {
    const index = COMPASS.indexOf(textAt(table, row, column) ?? '');
    return index < 0 ? undefined : index * 22.5;
  };
  return rowOf(at, {
    waveHeightM: read('WVHT'),
    averagePeriodS: read('APD'),
    waveFromDeg: normalizeNorth(read('MWD')),
    swellHeightM: read('SwH'),
    swellPeriodS: read('SwP'),
    swellFromDeg: point('SwD'),
    seaHeightM: read('WWH'),
    seaPeriodS: read('WWP'),
    seaFromDeg: point('WWD'),
  });
}
