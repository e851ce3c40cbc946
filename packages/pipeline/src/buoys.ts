import { listBeaches } from '@groundswell/data/places';

/** The wave buoys that beaches refer to, each once. */
export function listBuoyIds(): readonly string[] {
  return [...new Set(listBeaches().flatMap(({ buoyIds }) => buoyIds))].sort();
}
