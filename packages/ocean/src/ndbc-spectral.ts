import { HOUR_MS, type Reading, type StationReadings, type Train } from '@groundswell/forecast';
import { DIRECTION_DEG, HEIGHT_M, PERIOD_S, type Span } from './met-row.ts';
import { type NdbcTable, numberAt, parseNdbcTable, textAt, timeAt } from './ndbc-table.ts';

/** One row of a buoy's spectral summary: all waves, and swell and wind sea apart. */
export interface SpectralSummary {
  /** UTC ms. */
  readonly at: number;
  readonly heightM: number;
  /** Mean direction of the dominant waves. */
  readonly fromDeg?: number;
  readonly trains: readonly Train[];
}

/** Sixteen points of the compass, clockwise from north. */
const COMPASS = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ');

/** Reads a buoy's `realtime2/<id>.spec`, newest row first; rows without a total height are left out. Throws BadNdbcFile. */
export function parseSpectralSummary(text: string): readonly SpectralSummary[] {
  const table = parseNdbcTable(text, ['MM', 'DD', 'hh', 'mm', 'WVHT', 'SwH', 'SwP', 'WWH', 'WWP', 'SwD', 'WWD', 'MWD']);
  const rows = table.rows.flatMap((row) => readRow(table, row) ?? []);
  return rows.sort((a, b) => b.at - a.at);
}

/** The newest summary within a span as readings: total height, period and direction of the higher part, and the parts. */
export function newestSpectral(
  rows: readonly SpectralSummary[],
  { since, until }: Span,
): Pick<StationReadings, 'waves' | 'trains'> {
  const row = rows.find(({ at }) => at <= until);
  if (!row || row.at < since) return {};
  const higher = findHigher(row.trains);
  const waves: StationReadings['waves'] = {
    at: row.at,
    value: { heightM: row.heightM, periodS: higher?.periodS, fromDeg: row.fromDeg ?? higher?.fromDeg },
  };
  const trains: Reading<readonly Train[]> = { at: row.at, value: row.trains };
  return { waves, trains };
}

/** Waves whose own period or direction is missing get those of the higher of the parts measured within an hour of them. */
export function fillFromParts({ waves, trains }: Pick<StationReadings, 'waves' | 'trains'>): StationReadings['waves'] {
  if (!waves || !trains || Math.abs(waves.at - trains.at) > HOUR_MS) return waves;
  const higher = findHigher(trains.value);
  const { heightM, periodS = higher?.periodS, fromDeg = higher?.fromDeg } = waves.value;
  return { at: waves.at, value: { heightM, periodS, fromDeg } };
}

function findHigher(trains: readonly Train[]): Train | undefined {
  return trains.reduce<Train | undefined>((a, b) => (a && a.heightM >= b.heightM ? a : b), undefined);
}

function readRow(table: NdbcTable, row: readonly string[]): SpectralSummary | undefined {
  const [at, heightM] = [timeAt(table, row), numberAt(table, row, 'WVHT', HEIGHT_M)];
  if (at === undefined || heightM === undefined) return undefined;
  const meanDeg = numberAt(table, row, 'MWD', DIRECTION_DEG);
  const swell = readTrain(table, row, 'swell', 'Sw');
  const sea = readTrain(table, row, 'sea', 'WW');
  return {
    at,
    heightM,
    fromDeg: meanDeg === undefined ? undefined : meanDeg % 360,
    trains: [sea, swell].filter((train) => train !== undefined),
  };
}

function readTrain(
  table: NdbcTable,
  row: readonly string[],
  kind: Train['kind'],
  prefix: 'Sw' | 'WW',
): Train | undefined {
  const heightM = numberAt(table, row, `${prefix}H`, HEIGHT_M);
  const periodS = numberAt(table, row, `${prefix}P`, PERIOD_S);
  const point = COMPASS.indexOf(textAt(table, row, `${prefix}D`) ?? '');
  if (!heightM || periodS === undefined || point < 0) return undefined;
  return { kind, heightM, periodS, fromDeg: point * 22.5 };
}
