import { listBeaches } from '@groundswell/data/places';

/** Lists the wave buoys that beaches refer to, each once. */
export function listBuoyIds(): readonly string[] {
  return [...new Set(listBeaches().flatMap(({ buoyIds }) => buoyIds))].sort();
}
