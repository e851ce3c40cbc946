import { expect, test } from 'vitest';
import { placeSummaries, type Wanting } from './place-summaries.ts';

const at = (key: string, x: number, y: number, side: Wanting['side'] = 'right'): Wanting => ({
  key,
  x,
  y,
  text: '3.2 ft 9 s',
  side,
});

test('a summary takes the side where the server found room', () => {
  const one = at('A', 100, 100, 'left');
  expect(placeSummaries([one], [one]).sides.get('A')).toBe('left');
});

test('where another mark or summary lies it takes another side, the first wanting first', () => {
  const all = [at('A', 100, 100), at('B', 140, 104)];
  expect(placeSummaries(all, all).sides).toEqual(
    new Map([
      ['A', 'left'],
      ['B', 'right'],
    ]),
  );
});

test('without any room it is left out', () => {
  const crowd = Array.from({ length: 30 }, (_, n) => at(`S${n}`, 100 + (n % 6) * 24, 100 + Math.floor(n / 6) * 24));
  const placed = placeSummaries(crowd, crowd).sides;
  expect(placed.size).toBeLessThan(crowd.length);
  expect(placed.has('S0')).toBe(true);
});

test('what marks, groups of them and summaries take is told, for the names of the map', () => {
  const one = at('A', 100, 100, 'left');
  expect(placeSummaries([one], [one, { x: 300, y: 50, halfPx: 14 }]).boxes).toEqual([
    { left: 91, right: 109, top: 91, bottom: 109 },
    { left: 286, right: 314, top: 36, bottom: 64 },
    { left: 6, right: 88, top: 89, bottom: 111 },
  ]);
});
