import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBeaches } from '@groundswell/data/places';
import { findSwellFetches } from '@groundswell/data/swell-fetches';
import { findSwellTransfer } from '@groundswell/data/swell-transfers';
import { computeSwellWindows, type Sector } from '@groundswell/forecast';
import { expect, test } from 'vitest';

/** Returns '180 to 305' for a sector from the first direction in it to the last one. */
const spanOf = ({ fromDeg, toDeg }: Sector) => {
  const [first, last] = [(fromDeg + 2.5) % 360, (toDeg + 357.5) % 360];
  return first === last ? `${first}` : `${first} to ${last}`;
};

function rowOf(name: string, said: string): string {
  const beach = listBeaches().find((one) => one.name === name);
  if (!beach) return `There is no beach ${name}.`;
  const windows = computeSwellWindows(beach.facingDeg, findSwellTransfer(beach.id), findSwellFetches(beach.id));
  const { best = [], works = [], blocked = [] } = windows.find(({ periodS }) => periodS === 12) ?? {};
  const land = blocked.map((sector) => `${spanOf(sector)} (${sector.landKm})`);
  return `| ${[name, best.map(spanOf).join(', '), works.map(spanOf).join(', '), land.join(', '), said].join(' | ')} |`;
}

/** The rows of the table of windows; the first and the last cell of each are by hand. */
const ROWS = /(?<=\| beach \| best \| works .*\n\|---.*\n)(?:\|.*\n)+/;

test('docs/beaches.md shows the windows that the guide shows (`--update` rewrites them)', async () => {
  const path = join(import.meta.dirname, '../docs/beaches.md');
  const page = readFileSync(path, 'utf8');
  const rows = page.match(ROWS)?.[0].trim().split('\n') ?? [];
  expect(rows.length).toBeGreaterThan(10);
  const expected = rows.map((row) => {
    const cells = row.split('|').map((cell) => cell.trim());
    return rowOf(cells[1] ?? '', cells[5] ?? '');
  });
  await expect(page.replace(ROWS, `${expected.join('\n')}\n`)).toMatchFileSnapshot(path);
});
