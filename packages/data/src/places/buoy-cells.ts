import data from './buoy-cells.generated.json' with { type: 'json' };

/** The cell of the wave model that a buoy is compared with. */
export interface BuoyCell {
  readonly id: string;
  /** The share of the open directions that cell and buoy have in common, [0, 1]. */
  readonly inCommon: number;
  /** Absent where no cell near the buoy has its view of the sea; such a buoy is not compared. */
  readonly cell?: { readonly lat: number; readonly lon: number; readonly km: number };
}

const cells: readonly BuoyCell[] = data.buoys;
const cellsById = new Map(cells.map((one) => [one.id, one]));

/** Finds the wave cell of a buoy; undefined for a station that no beach uses for its waves. */
export function findBuoyCell(id: string): BuoyCell | undefined {
  return cellsById.get(id);
}

/** Lists the wave buoys with their cells, by id. */
export function listBuoyCells(): readonly BuoyCell[] {
  return cells;
}
