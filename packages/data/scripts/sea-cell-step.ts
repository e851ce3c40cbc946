import { bearingDeg, type Point, toRadians, type WaveGrid } from '@groundswell/forecast';
import type { SeaCell } from '../src/places/beach-evidence.ts';
import { round } from './generated-file.ts';
import { findWaterByGroup } from './gmt-coast.ts';
import { cellKey, listNearCells, type NearCell } from './wave-grids.ts';

/** The largest distance from a beach to its wave cell, in rows or columns of the grid. */
const REACH_CELLS = 2;

type GridBeach = Point & { readonly waveGrid: WaveGrid; readonly facingDeg: number };

/**
 * Finds the sea cell of each beach as the forecast does (`listSeawardCells`). Within two cells it takes the greatest
 * cos a / d, for a cell at distance d and angle a off the facing. The nearest cell can lie along the coast, in a
 * headland's lee or across a spit. It is used only where no cell lies in front of the beach. For a grid without a file,
 * the coastline decides which cell centres are sea.
 */
export function findSeaCells(
  beaches: readonly GridBeach[],
  seaByGrid: Readonly<Partial<Record<WaveGrid, ReadonlySet<string>>>>,
): readonly (SeaCell | undefined)[] {
  const near = beaches.map((beach) => listNearCells(beach.waveGrid, beach, REACH_CELLS));
  const wet = findWaterByGroup(near);
  return beaches.map((beach, index) => {
    const sea = seaByGrid[beach.waveGrid];
    const cells = (near[index] ?? []).filter((cell, order) => (sea ? sea.has(cellKey(cell)) : wet[index]?.[order]));
    const [found] = [...cells].sort((one, other) => aheadPerKm(beach, other) - aheadPerKm(beach, one));
    return found && toSeaCell(found);
  });
}

function aheadPerKm(beach: GridBeach, cell: NearCell): number {
  return Math.max(0, Math.cos(toRadians(bearingDeg(beach, cell) - beach.facingDeg))) / cell.km;
}

function toSeaCell({ lat, lon, km, away }: NearCell): SeaCell {
  return { lat: round(lat, 4), lon: round(lon, 4), distanceKm: round(km, 1), cellsAway: away };
}
