import { HOUR_MS } from '@groundswell/durations';
import type { ObservationRow, ObservedQuantity, RefusedValue } from '@groundswell/forecast';
import type { Limits } from './ndbc-table.ts';
import { WAVE_QUANTITIES, without } from './observation-rows.ts';

/**
 * A group of quantities from one sensor, which are accepted or refused together. Only the first quantity is checked.
 */
interface Sensor {
  readonly quantities: readonly [ObservedQuantity, ...ObservedQuantity[]];
  /**
   * The standard deviation of the quantity, which sets the limit on jumps (NDBC Technical Document 09-02, time
   * continuity).
   */
  readonly sigma: number;
  /** The number of hours after which an exactly repeated value means that the sensor is stuck. */
  readonly stuckAfterHours?: number;
}

/**
 * The gross limits, after the range check of NDBC Technical Document 09-02. Brazil's PNBOIA, which follows it, uses
 * 19.9 m, 1.7 to 30 s, 59 m/s, -39 to 59, -3 to 39 and -29 to 39 °C. Missing values, 99, 999 and 9999, lie outside.
 */
const HEIGHT_M: Limits = [0, 20];
const PERIOD_S: Limits = [1.5, 30];
const DIRECTION_DEG: Limits = [0, 360];
export const RANGES: Readonly<Record<ObservedQuantity, Limits>> = {
  waveHeightM: HEIGHT_M,
  peakPeriodS: PERIOD_S,
  averagePeriodS: PERIOD_S,
  waveFromDeg: DIRECTION_DEG,
  swellHeightM: HEIGHT_M,
  swellPeriodS: PERIOD_S,
  swellFromDeg: DIRECTION_DEG,
  seaHeightM: HEIGHT_M,
  seaPeriodS: PERIOD_S,
  seaFromDeg: DIRECTION_DEG,
  windMps: [0, 60],
  windFromDeg: DIRECTION_DEG,
  gustMps: [0, 80],
  airC: [-40, 60],
  waterC: [-4, 40],
  dewC: [-40, 40],
};

/**
 * The sensors, with the hours for which each may repeat its value (flat line: IOOS QARTOD manuals, waves 2019 test 16,
 * wind and temperature test 8).
 * The hours are our own: more than twice the longest runs in six weeks of buoy 44013, which are 1 for waves, 2 for wind
 * and 16 for water. Wind gets more, because trade winds are steady and some buoys report whole metres a second and tens
 * of degrees.
 */
const SENSORS: readonly Sensor[] = [
  { quantities: ['waveHeightM', ...WAVE_QUANTITIES.slice(1)], sigma: 6, stuckAfterHours: 6 },
  { quantities: ['windMps', 'windFromDeg', 'gustMps'], sigma: 25, stuckAfterHours: 12 },
  { quantities: ['gustMps'], sigma: 25 },
  { quantities: ['airC'], sigma: 11, stuckAfterHours: 12 },
  { quantities: ['waterC'], sigma: 8.6, stuckAfterHours: 36 },
  { quantities: ['dewC'], sigma: 11, stuckAfterHours: 24 },
];
/**
 * The largest time difference to the neighbouring rows that a value is compared with for jumps. Neighbours less than an
 * hour away count as one hour away.
 */
const NEIGHBOUR_MS = 3 * HOUR_MS;
const LEAST_READINGS = 4;

/**
 * Separates one station's raw rows, newest first, into accepted rows and refused values.
 * A value is refused when it lies outside its range. It is also refused when it jumps away from its neighbours and
 * back; the newest value waits until the next one confirms it. Finally, it is refused when a sensor repeats it for
 * hours while the station's other sensors change.
 */
export function checkRows(raw: readonly ObservationRow[]): {
  readonly rows: readonly ObservationRow[];
  readonly refused: readonly RefusedValue[];
} {
  const inRange = refuse(raw, raw.flatMap(listOutOfRange));
  const withoutSpikes = refuse(
    inRange.rows,
    SENSORS.flatMap((sensor) => listSpikes(inRange.rows, sensor)),
  );
  const moving = refuse(
    withoutSpikes.rows,
    SENSORS.flatMap((sensor) => listStuck(withoutSpikes.rows, sensor)),
  );
  return { rows: moving.rows, refused: [inRange, withoutSpikes, moving].flatMap(({ refused }) => refused) };
}

/** Puts refused values back into their rows, so that they are checked again together with later rows. */
export function restoreRefused(rows: readonly ObservationRow[], refused: readonly RefusedValue[]): ObservationRow[] {
  const byTime = new Map(rows.map((row) => [row.at, row]));
  for (const { at, quantity, value } of refused) byTime.set(at, { ...(byTime.get(at) ?? { at }), [quantity]: value });
  return [...byTime.values()].sort((a, b) => b.at - a.at);
}

/**
 * Removes refused values from the rows. A gust that fails its own check and its wind's is listed once.
 */
function refuse(rows: readonly ObservationRow[], found: readonly RefusedValue[]) {
  const refused = [...new Map(found.map((value) => [`${value.at} ${value.quantity}`, value])).values()];
  const byTime = new Map<number, ObservedQuantity[]>(refused.map(({ at }) => [at, []]));
  for (const { at, quantity } of refused) byTime.get(at)?.push(quantity);
  const accepted = rows.map((row) => without(row, byTime.get(row.at) ?? []));
  return { rows: accepted.filter((row) => Object.keys(row).length > 1), refused };
}

/** Lists all of a sensor's values in these rows as refused, with the reason. */
function listValues(rows: readonly ObservationRow[], { quantities }: Sensor, because: RefusedValue['because']) {
  return rows.flatMap((row) =>
    quantities.flatMap((quantity) => {
      const value = row[quantity];
      return value === undefined ? [] : [{ at: row.at, quantity, value, because }];
    }),
  );
}

function listOutOfRange(row: ObservationRow): readonly RefusedValue[] {
  return SENSORS.flatMap(({ quantities }) => quantities).flatMap((quantity) => {
    const [value, [least, most]] = [row[quantity], RANGES[quantity]];
    return value === undefined || (value >= least && value <= most)
      ? []
      : [{ at: row.at, quantity, value, because: 'range' as const }];
  });
}

/**
 * Lists spikes: values that differ from the rows before and after by more than NDBC's limit. The limit is 0.58 sigma
 * sqrt(hours) (Technical Document 09-02, time continuity).
 */
function listSpikes(newestFirst: readonly ObservationRow[], sensor: Sensor): readonly RefusedValue[] {
  const [lead] = sensor.quantities;
  const rows = newestFirst.filter((row) => row[lead] !== undefined).toReversed();
  const jumps = (a: ObservationRow, b: ObservationRow) => {
    const hours = Math.max(1, Math.abs(a.at - b.at) / HOUR_MS);
    return Math.abs((a[lead] ?? 0) - (b[lead] ?? 0)) > 0.58 * sensor.sigma * Math.sqrt(hours);
  };
  const near = (a: ObservationRow, b: ObservationRow | undefined) =>
    b && Math.abs(a.at - b.at) <= NEIGHBOUR_MS ? b : undefined;

  let lastAccepted: ObservationRow | undefined;
  const spikes: ObservationRow[] = [];
  for (const [index, row] of rows.entries()) {
    const before = near(row, lastAccepted);
    const after = near(row, rows[index + 1]);
    const afterThat = after && near(after, rows[index + 2]);
    const isSpike = before
      ? jumps(row, before) && (!after || jumps(row, after))
      : after && afterThat && jumps(row, after) && !jumps(after, afterThat);
    if (isSpike) spikes.push(row);
    else lastAccepted = row;
  }
  return listValues(spikes, sensor, 'spike');
}

/**
 * Lists the values of stuck sensors. A calm does not count as a stuck anemometer. A repeated value counts only while
 * another sensor of the station changes.
 */
function listStuck(newestFirst: readonly ObservationRow[], sensor: Sensor): readonly RefusedValue[] {
  const { quantities, stuckAfterHours } = sensor;
  if (stuckAfterHours === undefined) return [];
  const reading = (row: ObservationRow) => quantities.map((quantity) => row[quantity]).join();
  const rows = newestFirst.filter((row) => row[quantities[0]] !== undefined);
  const runs: ObservationRow[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0] && reading(run[0]) === reading(row)) run.push(row);
    else runs.push([row]);
  }
  return runs.flatMap((run) => {
    const [last, first] = [run[0]?.at ?? 0, run.at(-1)?.at ?? 0];
    const isLong = run.length >= LEAST_READINGS && last - first >= stuckAfterHours * HOUR_MS;
    const isCalm = quantities[0] === 'windMps' && run[0]?.windMps === 0;
    if (!isLong || isCalm) return [];
    const others = newestFirst.filter(({ at }) => at >= first && at <= last).map((row) => without(row, quantities));
    return othersMove(others) ? listValues(run, sensor, 'stuck') : [];
  });
}

function othersMove(rows: readonly ObservationRow[]): boolean {
  return SENSORS.some(({ quantities: [lead] }) => new Set(rows.flatMap((row) => row[lead] ?? [])).size > 1);
}
