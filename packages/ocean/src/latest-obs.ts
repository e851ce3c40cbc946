import { type Readings, readMetRow } from './met-row.ts';
import { numberAt, parseNdbcTable, textAt } from './ndbc-table.ts';

/** One station's newest row, with what of it is good. */
export interface LatestObservation extends Readings {
  readonly stationId: string;
  readonly lat: number;
  readonly lon: number;
}

/** Reads `latest_obs.txt`, by station id in capitals. Rows without place or time are left out. Throws BadNdbcFile. */
export function parseLatestObs(text: string): ReadonlyMap<string, LatestObservation> {
  const table = parseNdbcTable(text, ['STN', 'LAT', 'LON', 'MM', 'DD', 'hh', 'mm', 'WDIR', 'WSPD', 'WVHT']);
  const stations = new Map<string, LatestObservation>();
  for (const row of table.rows) {
    const stationId = textAt(table, row, 'STN')?.toUpperCase();
    const [lat, lon] = [numberAt(table, row, 'LAT', [-90, 90]), numberAt(table, row, 'LON', [-360, 360])];
    const readings = readMetRow(table, row);
    if (stationId && lat !== undefined && lon !== undefined && readings)
      stations.set(stationId, { stationId, lat, lon, ...readings });
  }
  return stations;
}
