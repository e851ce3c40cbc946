import type { Fetches } from '@groundswell/forecast';
import { unpackFetches } from './packed-fetches.ts';
import data from './swell-fetches.generated.json' with { type: 'json' };

const indexes: ReadonlyMap<number, number> = new Map(data.ids.map((id, index) => [id, index]));
let unpack: ReturnType<typeof unpackFetches> | undefined;

/** Finds the fetches from a beach's sea cell; `undefined` for a beach outside the catalogue. */
export function findSwellFetches(beachId: number): Fetches | undefined {
  const index = indexes.get(beachId);
  if (index === undefined) return undefined;
  unpack ??= unpackFetches(data.packed, data.ids.length);
  return unpack(index);
}
