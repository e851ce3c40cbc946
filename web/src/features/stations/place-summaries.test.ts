import { expect, test } from 'vitest';
import { placeSummaries, type SummaryRequest } from './place-summaries.ts';

const at = (key: string, x: number, y: number, side: SummaryRequest['side'] = 'right'): SummaryRequest => ({
  key,
  x,
  y,
  text: '3.2 ft 9 s',
  side,
});

test('a summary takes the side where the server found space', () => {
  const one = at('A', 100, 100, 'left');
  expect(placeSummaries([one], [one]).sides.get('A')).toBe('left');
});

test('if another mark or summary covers it, a summary takes another side; earlier ones take precedence', () => {
  const all = [at('A', 100, 100), at('B', 140, 104)];
  expect(placeSummaries(all, all).sides).toEqual(
    new Map([
      ['A', 'left'],
      ['B', 'right'],
    ]),
  );
});

test('without space a summary is left out', () => {
  const crowd = Array.from({ length: 30 }, (_, n) => at(`S${n}`, 100 + (n % 6) * 24, 100 + Math.floor(n / 6) * 24));
  const placed = placeSummaries(crowd, crowd).sides;
  expect(placed.size).toBeLessThan(crowd.length);
  expect(placed.has('S0')).toBe(true);
});

test('the boxes of marks, clusters and summaries are returned for the map’s names', () => {
  const one = at('A', 100, 100, 'left');
  expect(placeSummaries([one], [one, { x: 300, y: 50, halfPx: 14 }]).boxes).toEqual([
    { left: 91, right: 109, top: 91, bottom: 109 },
    { left: 286, right: 314, top: 36, bottom: 64 },
    { left: 6, right: 88, top: 89, bottom: 111 },
  ]);
});
