import { expect, test } from 'vitest';
import { layoutNeighbours } from './neighbours-layout.ts';

const day = (am: [number, number] | null, pm: [number, number] | null) =>
  ({
    amsurf: am?.join('-'),
    amsurfMin: am?.[0] ?? null,
    amsurfMax: am?.[1] ?? null,
    amcond: 'clean',
    pmsurf: pm?.join('-'),
    pmsurfMin: pm?.[0] ?? null,
    pmsurfMax: pm?.[1] ?? null,
    pmcond: 'fair',
  }) as never;

test('bars of all beaches share one scale, and the larger half is named', () => {
  const [small, large, none] = layoutNeighbours([
    { days: [day([1, 2], [2, 3])] },
    { days: [day([4, 6], [3, 4])] },
    { days: [] },
  ]);
  expect(large?.bars.map(({ percent }) => percent)).toEqual([100, 70]);
  expect(small?.bars.map(({ percent }) => percent)).toEqual([30, 50]);
  expect([small?.surf?.text, large?.surf?.text, none?.surf]).toEqual(['2-3', '4-6', undefined]);
  expect(none?.bars.map(({ percent, condition }) => [percent, condition])).toEqual([
    [0, null],
    [0, null],
  ]);
});

test('a coast without surf has bars of no height', () => {
  expect(layoutNeighbours([{ days: [day([0, 0], null)] }])[0]?.highestPercent).toBe(0);
});
