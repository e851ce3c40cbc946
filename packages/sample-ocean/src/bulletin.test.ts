import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NOAA_FILES, needs } from '@groundswell/test/support/needs';
import { describe, expect, test } from 'vitest';
import { writeBulletins } from './bulletin.ts';
import { stations } from './ndbc/stations.ts';
import { createOcean } from './ocean.ts';

const bulletins = await writeBulletins(createOcean(4), Date.UTC(2026, 10, 20, 18));
const text = bulletins.get('44097') ?? '';
const rows = text.split('\n').slice(7, 392);
const real = fileURLToPath(new URL('../../../../shared/data/noaa/bulletins/gfswave.44097.bull', import.meta.url));

test('every wave station has a bulletin of 385 hourly rows', () => {
  expect([...bulletins.keys()].sort()).toEqual(
    stations
      .filter(({ waves }) => waves)
      .map(({ id }) => id)
      .sort(),
  );
  for (const bulletin of bulletins.values()) expect(bulletin.match(/^ \| [ \d]{2} [ \d]{2} \|/gm)).toHaveLength(385);
});

test('listed partitions make up the total', () => {
  let listed = 0;
  for (const row of rows) {
    const [, , total = '', ...cells] = row.split('|');
    const heights = cells.map((cell) => Number(cell.slice(2, 7))).filter((height) => height > 0);
    listed += heights.length;
    expect(Math.abs(Math.hypot(...heights) - Number(total.slice(0, 5)))).toBeLessThan(0.16);
  }
  expect(listed / rows.length).toBeGreaterThan(1);
});

test('the rows are hourly from the cycle on', () => {
  expect(rows[0]).toMatch(/^ \| 20 18 \|/);
  expect(rows[6]).toMatch(/^ \| 21 {2}0 \|/);
  expect(rows[384]).toMatch(/^ \| {2}6 18 \|/);
});

test('directions are those the waves go to: a swell from the south-east is written towards the north-west', () => {
  const towards = rows
    .flatMap((row) =>
      row
        .split('|')
        .slice(3)
        .map((cell) => cell.slice(7, 16)),
    )
    .filter((cell) => Number(cell.slice(0, 5)) > 9);
  const deg = towards.map((cell) => Number(cell.slice(5)));
  expect(deg.length).toBeGreaterThan(20);
  // Block Island receives long swell only from between east and south.
  expect(deg.filter((to) => to > 230 || to < 60).length / deg.length).toBeGreaterThan(0.9);
});

describe('compared with a real bulletin', needs(NOAA_FILES), () => {
  const realLines = existsSync(real) ? readFileSync(real, 'utf8').trimEnd().split('\n') : [];

  test('the layout is the same except for the place, the model time and the figures', () => {
    const ours = text.trimEnd().split('\n');
    expect(ours).toHaveLength(realLines.length);
    realLines.forEach((line, n) => {
      if (n === 0 || n === 2) expect(ours[n]?.length).toBe(line.length);
      else if (n >= 7 && n < 392) expect(ours[n]?.replace(/[\d.*]/g, ' ').length).toBe(line.length);
      else expect(ours[n]).toBe(line);
    });
  });

  test('figures are in the same columns as real ones', () => {
    const dots = (line: string) => [...line].flatMap((letter, n) => (letter === '.' ? [n] : []));
    const places = new Set(realLines.slice(7, 392).flatMap(dots));
    for (const row of rows) for (const place of dots(row)) expect(places).toContain(place);
  });
});
