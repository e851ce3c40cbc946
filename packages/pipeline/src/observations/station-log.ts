import { findStation } from '@groundswell/data/stations';
import type {
  ListedStation,
  ObservationRow,
  Reading,
  StationHistory,
  StationReadings,
  Train,
} from '@groundswell/forecast';
import { AIR_FRESH_MS, WATER_FRESH_MS, WAVES_FRESH_MS, WIND_FRESH_MS } from '@groundswell/forecast';
import {
  type ActiveStation,
  checkRows,
  fillFromTrains,
  type LatestObservation,
  mergeRows,
  newestReadings,
  restoreRefused,
  type Span,
  stationKind,
  thinRows,
} from '@groundswell/ocean';

const HISTORY_MS = 48 * 3_600_000;
/**
 * The tolerance for station clocks that run ahead. A reading dated further ahead is an error; it would otherwise stay
 * the newest reading for a long time.
 */
const AHEAD_MS = 15 * 60_000;
const LONGEST_FRESH_MS = Math.max(WAVES_FRESH_MS, WIND_FRESH_MS, AIR_FRESH_MS, WATER_FRESH_MS);

/** The newly read data of a station, not yet checked. */
export interface NewStationData {
  readonly rows: readonly ObservationRow[];
  readonly trains?: Reading<readonly Train[]>;
}

/** Returns the span of time whose rows are stored, at an instant. */
export function keptSpan(now: number): Span {
  return { since: now - HISTORY_MS, until: now + AHEAD_MS };
}

/** A station's history and its current values, which are the newest accepted value of each quantity. */
export interface StationLog {
  readonly history: StationHistory;
  readonly readings: Omit<StationReadings, keyof StationPlace>;
}

/** Merges a station's history with its new data and checks both together. */
export function continueHistory(
  stationId: string,
  history: StationHistory | undefined,
  incoming: NewStationData,
  now: number,
): StationLog {
  const span = keptSpan(now);
  const raw = mergeRows([restoreRefused(history?.rows ?? [], history?.refused ?? []), incoming.rows], span);
  const { rows, refused } = checkRows(raw);
  const trains = newer(history?.trains, incoming.trains, span);
  const usable = { since: now - LONGEST_FRESH_MS, until: span.until };
  const newest = newestReadings(rows, usable);
  return {
    history: { stationId, rows: thinRows(rows), refused, trains },
    readings: {
      ...newest,
      trains: trains && now - trains.at <= WAVES_FRESH_MS ? trains : undefined,
      waves: fillFromTrains({ waves: newest.waves, trains }),
    },
  };
}

type StationPlace = Pick<StationReadings, 'stationId' | 'name' | 'lat' | 'lon'>;

/**
 * Returns a station's position and name. The sources in order of preference are NDBC's list, the stored station, the
 * catalogue, and the station's newest row.
 */
export function describeStation(
  stationId: string,
  listed: ActiveStation | undefined,
  known: ListedStation | undefined,
  latest: LatestObservation | undefined,
): (StationPlace & Pick<ListedStation, 'kind'>) | undefined {
  if (listed) return { stationId, name: listed.name, lat: listed.lat, lon: listed.lon, kind: listed.kind };
  if (known) return { stationId, name: known.name, lat: known.lat, lon: known.lon, kind: known.kind };
  const catalogued = findStation(stationId);
  if (catalogued) {
    const { name, lat, lon, kind } = catalogued;
    return { stationId, name, lat, lon, kind };
  }
  return latest && { stationId, name: stationId, lat: latest.lat, lon: latest.lon, kind: stationKind('', stationId) };
}

function newer<T>(a: Reading<T> | undefined, b: Reading<T> | undefined, { since, until }: Span) {
  const [newest] = [a, b]
    .filter((reading) => reading !== undefined)
    .filter(({ at }) => at >= since && at <= until)
    .sort((one, other) => other.at - one.at);
  return newest;
}
