import type { SwellTransfer } from '@groundswell/forecast';
import { unpackTransfers } from './packed-transfers.ts';
import data from './swell-transfers.generated.json' with { type: 'json' };

const indexes: ReadonlyMap<number, number> = new Map(data.beaches.map(({ id }, index) => [id, index]));
const transfers = new Map<number, SwellTransfer>();
let unpack: ReturnType<typeof unpackTransfers> | undefined;

/** Finds a beach's swell transfer, always the same object; `undefined` for a beach outside the catalogue. */
export function findSwellTransfer(beachId: number): SwellTransfer | undefined {
  const known = transfers.get(beachId);
  const index = indexes.get(beachId);
  const row = index === undefined ? undefined : data.beaches[index];
  if (known || index === undefined || !row) return known;
  unpack ??= unpackTransfers(data.packed, data.beaches.length);
  const { cellDepthM, startDepthM, floor } = row;
  const transfer: SwellTransfer = {
    cellDepthM,
    startDepthM,
    floor: floor === 'sounded' ? 'sounded' : 'made',
    periods: unpack(index),
  };
  transfers.set(beachId, transfer);
  return transfer;
}
