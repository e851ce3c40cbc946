import { createHash } from 'node:crypto';
import { type BeachEvidence, listBeachEvidence } from '../../src/places/beach-evidence.ts';
import type { CatalogueBeach } from '../../src/places/catalogue-beach.ts';
import { listBeaches } from '../../src/places/places.ts';
import { shelves } from './shelves.ts';

/** A beach with the cell that the wave model is read at. */
export interface RayBeach {
  readonly beach: CatalogueBeach;
  readonly cell: BeachEvidence['seaCell'];
}

export function listRayBeaches(): readonly RayBeach[] {
  const cells = new Map(listBeachEvidence().map(({ id, seaCell }) => [id, seaCell]));
  return listBeaches().map((beach) => ({ beach, cell: cells.get(beach.id) }));
}

/** Changes with the beach's place, facing or cell and with any shelf: then its transfer must be drawn again. */
export function digestOfRayInputs({ beach: { lat, lon, facingDeg }, cell }: RayBeach): string {
  const inputs = [lat, lon, facingDeg, cell?.lat, cell?.lon, shelves];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 12);
}
