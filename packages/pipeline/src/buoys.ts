import { findBuoyCell } from '@groundswell/data/buoy-cells';
import { listBeaches } from '@groundswell/data/places';

/** Lists the wave buoys that beaches refer to, each once. */
export function listBuoyIds(): readonly string[] {
  return [...new Set(listBeaches().flatMap(({ buoyIds }) => buoyIds))].sort();
}

/** Lists the wave buoys that are compared with the model: those with a cell that has their view of the sea. */
export function listComparedBuoyIds(): readonly string[] {
  return listBuoyIds().filter((id) => findBuoyCell(id)?.cell);
}
