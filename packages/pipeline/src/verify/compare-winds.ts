import { pairOf, readAirRow, samples, stationHistory, windAgreement } from '@groundswell/data/ocean';
import { listBeaches } from '@groundswell/data/places';
import { findStation } from '@groundswell/data/stations';
import { HOUR_MS } from '@groundswell/durations';
import { distanceKm, type ObservationRow } from '@groundswell/forecast';
import {
  addWind,
  fadeWinds,
  judgeWinds,
  NO_WINDS,
  type Wind,
  type WindPlace,
  type WindSums,
  weighStations,
} from '@groundswell/forecast/verify';
import { AIR_MODEL_ID, cycleAt, parseCycle, shiftCycle } from '@groundswell/ocean';

/** The number of hours for which a station's rows are stored. */
const HISTORY_HOURS = 48;
/** The number of hours after which a station's rows have reliably arrived. */
const LATE_HOURS = 2;
const HALF_HOUR_MS = HOUR_MS / 2;

/**
 * Adds the hours since the last call to the wind sums of each beach and its wind stations. It then judges which
 * stations do not represent the beach's wind, and weighs the others against the model. A repeated or concurrent call does not count an hour twice.
 */
export async function compareWinds(now: number): Promise<{ readonly hours: number; readonly differing: number }> {
  const seen = await windAgreement.find();
  const throughAt = Math.floor(now / HOUR_MS) * HOUR_MS - LATE_HOURS * HOUR_MS;
  const fromAt = Math.max(seen?.throughAt ?? 0, throughAt - HISTORY_HOURS * HOUR_MS);
  const hours = Math.max(0, (throughAt - fromAt) / HOUR_MS);
  const before = seen?.pairs ?? {};
  if (hours === 0) return { hours, differing: countDiffering(before) };

  const beaches = listBeaches();
  const [modelled, histories] = await Promise.all([
    readModelWinds(fromAt, throughAt),
    stationHistory.findMany([...new Set(beaches.flatMap(({ windStationIds }) => windStationIds))]),
  ]);
  const measured = new Map([...histories].map(([id, { rows }]) => [id, hourlyWinds(rows)]));
  const compared: { readonly pair: string; readonly sums: WindSums; readonly place: WindPlace }[] = [];
  for (const { id, lat, lon, windStationIds } of beaches) {
    for (const stationId of windStationIds) {
      const station = findStation(stationId);
      if (!station) continue;
      let sums = fadeWinds(before[pairOf(id, stationId)] ?? NO_WINDS, hours);
      for (const [at, model] of modelled.get(id) ?? []) {
        const wind = measured.get(stationId)?.get(at);
        if (wind) sums = addWind(sums, wind, model);
      }
      const place = { kind: station.kind, km: distanceKm({ lat, lon }, station) };
      if (sums.all > 0) compared.push({ pair: pairOf(id, stationId), sums: judgeWinds(sums), place });
    }
  }
  const weights = weighStations(compared);
  const pairs = Object.fromEntries(
    compared.map(({ pair, sums }, index) => [pair, { ...sums, weight: weights[index] ?? 0 }]),
  );
  await windAgreement.put({ throughAt, pairs }, seen);
  return { hours, differing: countDiffering(pairs) };
}

function countDiffering(pairs: Readonly<Record<string, WindSums>>): number {
  return Object.values(pairs).filter(({ differs }) => differs).length;
}

type HourlyWinds = Map<number, Wind>;

/** Reads the model's hourly wind at each beach after `fromAt`. Each hour comes from the newest run that contains it. */
async function readModelWinds(fromAt: number, throughAt: number): Promise<ReadonlyMap<number, HourlyWinds>> {
  const beachIds = listBeaches().map(({ id }) => id);
  const winds = new Map<number, HourlyWinds>(beachIds.map((id) => [id, new Map()]));
  let lackingUntil = throughAt;
  for (let cycle = cycleAt(throughAt); lackingUntil > fromAt; cycle = shiftCycle(cycle, -6)) {
    const runAt = parseCycle(cycle);
    if (runAt < fromAt - HISTORY_HOURS * HOUR_MS) break;
    const series = await samples.readSeries(cycle, AIR_MODEL_ID, beachIds);
    for (const [id, { validAt, rows, standInHours }] of series) {
      validAt.forEach((at, time) => {
        const row = rows[time];
        if (!row || standInHours || at <= fromAt || at > lackingUntil) return;
        const { windSpeedMps: speedMps, windFromDeg: fromDeg } = readAirRow(row, at) ?? {};
        if (speedMps !== undefined && fromDeg !== undefined) winds.get(id)?.set(at, { speedMps, fromDeg });
      });
    }
    if (series.size > 0) lackingUntil = Math.min(lackingUntil, runAt - HOUR_MS);
  }
  return winds;
}

/** Returns each hour's wind from the nearest row, at most half an hour away. */
function hourlyWinds(rows: readonly ObservationRow[]): HourlyWinds {
  const nearest = new Map<number, { readonly awayMs: number; readonly wind: Wind }>();
  for (const { at, windMps, windFromDeg } of rows) {
    if (windMps === undefined || windFromDeg === undefined) continue;
    const hour = Math.round(at / HOUR_MS) * HOUR_MS;
    const awayMs = Math.abs(at - hour);
    if (awayMs > HALF_HOUR_MS || awayMs >= (nearest.get(hour)?.awayMs ?? Number.POSITIVE_INFINITY)) continue;
    nearest.set(hour, { awayMs, wind: { speedMps: windMps, fromDeg: windFromDeg } });
  }
  return new Map([...nearest].map(([hour, { wind }]) => [hour, wind]));
}
