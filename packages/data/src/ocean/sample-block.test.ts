import { HOUR_MS } from '@groundswell/durations';
import { expect, test } from 'vitest';
import { joinBlocks } from './join-blocks.ts';
import { blockHeadLength, decodeBlock, decodeBlockHead, encodeBlock, type SampleBlock } from './sample-block.ts';

const runAt = Date.UTC(2026, 10, 20, 6);

function stepBlock(hour: number, beachIds: readonly number[]): SampleBlock {
  return {
    model: 'gfswave.atlocn.0p16',
    runAt,
    width: 2,
    beaches: beachIds.map((beachId) => ({ beachId, cell: { lat: 36.5, lon: -75.5, distanceKm: beachId } })),
    validAt: [runAt + hour * HOUR_MS],
    rows: Float32Array.from(beachIds.flatMap((id) => [id, hour])),
  };
}

test('a block survives the round trip, and so does its head alone', () => {
  const block = { ...stepBlock(3, [5, 9]), standInHours: 48 };
  const bytes = encodeBlock(block);
  expect(decodeBlock(bytes)).toEqual(block);
  expect(decodeBlockHead(bytes.subarray(0, blockHeadLength(bytes.subarray(0, 20)))).beaches).toEqual(block.beaches);
});

test('a point without a cell stays without one', () => {
  const block = { ...stepBlock(0, [5]), beaches: [{ beachId: 5 }] };
  expect(decodeBlock(encodeBlock(block)).beaches).toEqual([{ beachId: 5 }]);
});

test('a block cut short anywhere is refused', () => {
  const bytes = encodeBlock(stepBlock(3, [5, 9]));
  for (let length = 0; length < bytes.length; length++) expect(() => decodeBlock(bytes.subarray(0, length))).toThrow();
});

test('joined steps are ordered by beach and time, whatever their order of arrival', () => {
  const joined = joinBlocks([stepBlock(2, [5, 9]), stepBlock(0, [5, 9]), stepBlock(1, [5, 9]), stepBlock(1, [5, 9])]);
  expect(joined.validAt).toEqual([0, 1, 2].map((hour) => runAt + hour * HOUR_MS));
  expect([...joined.rows]).toEqual([5, 0, 5, 1, 5, 2, 9, 0, 9, 1, 9, 2]);
});

test('a beach added between two steps has no sample in the earlier one', () => {
  const joined = joinBlocks([stepBlock(0, [5]), stepBlock(1, [5, 7])]);
  expect(joined.beaches.map(({ beachId }) => beachId)).toEqual([5, 7]);
  expect([...joined.rows]).toEqual([5, 0, 5, 1, Number.NaN, Number.NaN, 7, 1]);
});
