import type { WaveGrid } from '@groundswell/forecast';
import { findBuoyCell } from './buoy-cells.ts';
import { listBeaches } from './places.ts';

/** A place whose waves are sampled from every step of its grid: a beach, or a wave buoy, which has no facing. */
export interface SamplingPoint {
  /** A beach's id, or `buoyPointId`. */
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  readonly facingDeg?: number;
}

/**
 * Lists the beaches of a wave grid, then the wave buoys near them, each at the centre of the cell that has its view. A
 * buoy near beaches of two grids is sampled from the grid with more of them. A buoy without such a cell is not sampled.
 */
export function listSamplingPoints(waveGrid: WaveGrid): readonly SamplingPoint[] {
  const beaches = listBeaches().filter((beach) => beach.waveGrid === waveGrid);
  const buoys = listBuoyIds(waveGrid).flatMap((stationId) => {
    const cell = findBuoyCell(stationId)?.cell;
    return cell ? [{ id: buoyPointId(stationId), lat: cell.lat, lon: cell.lon }] : [];
  });
  return [...beaches, ...buoys];
}

/**
 * Returns the id under which a buoy's samples are stored: its station id of five characters, read as a number in base
 * 36. The result is over 1.6 million, above every beach's id.
 */
export function buoyPointId(stationId: string): number {
  const id = /^[1-9A-Z][0-9A-Z]{4}$/i.test(stationId) ? Number.parseInt(stationId, 36) : Number.NaN;
  if (Number.isNaN(id)) throw new RangeError(`"${stationId}" is no station of NDBC.`);
  return id;
}

function listBuoyIds(waveGrid: WaveGrid): readonly string[] {
  return [...gridOfBuoy()].flatMap(([stationId, grid]) => (grid === waveGrid ? [stationId] : [])).sort();
}

function gridOfBuoy(): ReadonlyMap<string, WaveGrid> {
  const naming = new Map<string, Map<WaveGrid, number>>();
  for (const { waveGrid, buoyIds } of listBeaches()) {
    for (const stationId of buoyIds) {
      const grids = naming.get(stationId) ?? new Map<WaveGrid, number>();
      naming.set(stationId, grids.set(waveGrid, (grids.get(waveGrid) ?? 0) + 1));
    }
  }
  return new Map(
    [...naming].flatMap(([stationId, grids]) => {
      const [most] = [...grids].sort(([, one], [, other]) => other - one);
      return most ? [[stationId, most[0]] as const] : [];
    }),
  );
}
