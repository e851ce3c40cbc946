import type { ObservationRow } from '@groundswell/forecast';
import { readMetRow } from './met-row.ts';
import { numberAt, parseNdbcTable, textAt } from './ndbc-table.ts';

/** The newest row of a station, not yet checked for plausibility. */
export interface LatestObservation {
  readonly stationId: string;
  readonly lat: number;
  readonly lon: number;
  readonly row: ObservationRow;
}

/**
 * Parses `latest_obs.txt` by station id in capitals. Rows without position or time are left out. Throws
 * BadNdbcFileError.
 */
export function parseLatestObs(text: string): ReadonlyMap<string, LatestObservation> {
  const table = parseNdbcTable(text, ['STN', 'LAT', 'LON', 'MM', 'DD', 'hh', 'mm', 'WDIR', 'WSPD', 'WVHT']);
  const stations = new Map<string, LatestObservation>();
  for (const cells of table.rows) {
    const stationId = textAt(table, cells, 'STN')?.toUpperCase();
    const [lat, lon] = [numberAt(table, cells, 'LAT', [-90, 90]), numberAt(table, cells, 'LON', [-360, 360])];
    const row = readMetRow(table, cells);
    if (stationId && /^[\w-]{1,12}$/.test(stationId) && lat !== undefined && lon !== undefined && row)
      stations.set(stationId, { stationId, lat, lon: normalizeLongitude(lon), row });
  }
  return stations;
}

/** Normalizes a longitude to [-180, 180). */
export function normalizeLongitude(lon: number): number {
  return lon >= -180 && lon < 180 ? lon : ((((lon + 180) % 360) + 360) % 360) - 180;
}
