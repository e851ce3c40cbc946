import { expect, test } from 'vitest';
import type { FollowedTrain } from './follow-trains.ts';
import { keepYoungSeas } from './young-swell.ts';

const train = (kind: 'sea' | 'swell', periodS: number, track = 0): FollowedTrain => ({
  kind,
  heightM: 2.5,
  periodS,
  fromDeg: 200,
  track,
});
const kinds = (hours: readonly (readonly FollowedTrain[] | undefined)[]) =>
  keepYoungSeas(hours).map((trains) => trains?.map(({ kind }) => kind).join());

test('a short swell that was wind sea counts as wind sea for three more hours', () => {
  const swell = [train('swell', 8)];
  expect(kinds([[train('sea', 8)], swell, swell, swell, swell])).toEqual(['sea', 'sea', 'sea', 'sea', 'swell']);
  expect(kinds([[train('sea', 8)], undefined, swell])).toEqual(['sea', undefined, 'sea']);
});

test('a swell of 9 s and more, or another short swell, stays swell', () => {
  expect(kinds([[train('sea', 9)], [train('swell', 9)]])).toEqual(['sea', 'swell']);
  expect(kinds([[train('sea', 8, 1)], [train('swell', 8, 2)]])).toEqual(['sea', 'swell']);
  expect(kinds([[train('swell', 8)], [train('swell', 8)]])).toEqual(['swell', 'swell']);
});
