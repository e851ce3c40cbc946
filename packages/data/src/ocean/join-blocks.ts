import type { BlockBeach, SampleBlock } from './sample-block.ts';

/**
 * Joins blocks of one source along time, so that all instants of a beach are contiguous. Blocks may come in any order;
 * when two have the same instant, the later in the list wins. A beach missing from a block has NaN at its instants.
 */
export function joinBlocks(blocks: readonly SampleBlock[]): SampleBlock {
  const newest = blocks.reduce((a, b) => (b.runAt > a.runAt ? b : a));
  if (blocks.some(({ width }) => width !== newest.width))
    throw new Error('Blocks of different row widths cannot be joined.');

  const beaches = listBeaches(blocks);
  const rowOfBeach = new Map(beaches.map(({ beachId }, index) => [beachId, index]));
  const validAt = [...new Set(blocks.flatMap((block) => block.validAt))].sort((a, b) => a - b);
  const columnOf = new Map(validAt.map((instant, index) => [instant, index]));

  const { width } = newest;
  const rows = new Float32Array(beaches.length * validAt.length * width).fill(Number.NaN);
  for (const block of blocks) {
    const columns = block.validAt.map((instant) => columnOf.get(instant) ?? 0);
    block.beaches.forEach(({ beachId }, index) => {
      const beach = rowOfBeach.get(beachId) ?? 0;
      columns.forEach((column, time) => {
        const from = (index * columns.length + time) * width;
        rows.set(block.rows.subarray(from, from + width), (beach * validAt.length + column) * width);
      });
    });
  }
  return { ...newest, beaches, validAt, rows };
}

/** Lists every beach of any block, by id, with the cell of the first block that has one. */
function listBeaches(blocks: readonly SampleBlock[]): BlockBeach[] {
  const byId = new Map<number, BlockBeach>();
  for (const { beaches } of blocks)
    for (const beach of beaches) if (!byId.get(beach.beachId)?.cell) byId.set(beach.beachId, beach);
  return [...byId.values()].sort((a, b) => a.beachId - b.beachId);
}
