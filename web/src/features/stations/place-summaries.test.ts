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
  expect(placeSummaries([one], [one]).get('A')).toBe('left');
});

test('where another mark or summary lies it takes another side, the first wanting first', () => {
  const all = [at('A', 100, 100), at('B', 140, 104)];
  expect(placeSummaries(all, all)).toEqual(
    new Map([
      ['A', 'left'],
      ['B', 'right'],
    ]),
  );
});

test('without any room it is left out', () => {
  const crowd = Array.from({ length: 30 }, (_, n) => at(`S${n}`, 100 + (n % 6) * 24, 100 + Math.floor(n / 6) * 24));
  const placed = placeSummaries(crowd, crowd);
  expect(placed.size).toBeLessThan(crowd.length);
  expect(placed.has('S0')).toBe(true);
});
