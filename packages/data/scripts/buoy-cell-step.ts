import type { WaveGrid } from '@groundswell/forecast';
import type { BuoyCell } from '../src/places/buoy-cells.ts';
import type { Station } from '../src/places/station.ts';
import { round } from './generated-file.ts';
import { findWater, readShoreline } from './gmt-coast.ts';
import { cellKey, listNearCells, type NearCell, waveGridOf } from './wave-grids.ts';
import { VIEW_KM, viewInCommon, viewOf } from './wave-view.ts';

/** The largest distance from a buoy to its wave cell, in rows or columns of the grid. */
const REACH_CELLS = 2;
/** The share of the view that a kilometre of distance is worth. It decides between cells of nearly the same view. */
const VIEW_PER_KM = 0.005;
/** The smallest share of the view in common with which a cell's sea is the buoy's. */
const LEAST_IN_COMMON = 0.6;
const KM_PER_DEG = 111.195;
/** The margin beyond the view within which shorelines are read, degrees: the cells lie up to that far off. */
const MARGIN_DEG = 0.5;

/**
 * Finds the cell whose view of the sea is most like a wave buoy's. The coast alone decides, never the buoy's errors.
 * Without a cell that shares 0.6 of the view, the buoy is not compared with the model.
 */
export function findBuoyCell(
  buoy: Pick<Station, 'id' | 'lat' | 'lon'>,
  seaByGrid: Readonly<Partial<Record<WaveGrid, ReadonlySet<string>>>>,
): BuoyCell {
  const grid = waveGridOf(buoy);
  const near = listNearCells(grid, buoy, REACH_CELLS);
  const sea = seaByGrid[grid];
  const wet = sea ? near.map((cell) => sea.has(cellKey(cell))) : findWater(near);
  const shorelines = readShoreline(buoy, VIEW_KM / KM_PER_DEG / Math.cos((buoy.lat * Math.PI) / 180) + MARGIN_DEG);
  const own = viewOf(buoy, shorelines);
  const judged = near
    .filter((_, index) => wet[index])
    .map((cell) => ({ cell, inCommon: viewInCommon(own, viewOf(cell, shorelines)) }));
  const worth = ({ cell, inCommon }: { cell: NearCell; inCommon: number }) => inCommon - VIEW_PER_KM * cell.km;
  const [best] = judged.sort((one, other) => worth(other) - worth(one));
  if (!best) return { id: buoy.id, inCommon: 0 };
  const { cell, inCommon } = { ...best, inCommon: round(best.inCommon, 2) };
  if (inCommon < LEAST_IN_COMMON) return { id: buoy.id, inCommon };
  return { id: buoy.id, inCommon, cell: { lat: round(cell.lat, 4), lon: round(cell.lon, 4), km: round(cell.km, 1) } };
}
