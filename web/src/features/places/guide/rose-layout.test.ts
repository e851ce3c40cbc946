import { expect, test } from 'vitest';
import { layoutRose, shelteredSectors } from './rose-layout.ts';

const sector = (from_deg: number, to_deg: number) => ({ from_deg, to_deg });

test('the land is the half behind the shore, which is at right angles to the facing', () => {
  const rose = layoutRose({ facing_deg: 180, swell: { works: [], best: [] }, wind: { best: sector(300, 60) } });
  expect(rose.shore).toBe('M58.0 170.0L282.0 170.0');
  expect(rose.land).toContain('A112 112 0 0 1 282.0 170.0');
});

test('an arc goes clockwise, the long way where it is over half of the circle, and never closes on itself', () => {
  const arcOf = (best: ReturnType<typeof sector>) =>
    layoutRose({ facing_deg: 0, swell: { works: [], best: [best] }, wind: { best: sector(90, 270) } }).bestArc;
  expect(arcOf(sector(0, 90))).toBe('M170.0 42.0A128 128 0 0 1 298.0 170.0');
  expect(arcOf(sector(90, 0))).toBe('M298.0 170.0A128 128 0 1 1 170.0 42.0');
  expect(arcOf(sector(0, 0))).toBe('M170.0 42.0A128 128 0 1 1 169.8 42.0');
});

test('sheltered sectors lie on the sea side between and beside the working sectors, without slivers', () => {
  expect(shelteredSectors(90, [sector(20, 80), sector(100, 175)])).toEqual([sector(0, 20), sector(80, 100)]);
  expect(shelteredSectors(0, [sector(300, 60)])).toEqual([sector(270, 300), sector(60, 90)]);
  expect(shelteredSectors(0, [sector(0, 0)])).toEqual([]);
  expect(shelteredSectors(200, [])).toEqual([sector(110, 290)]);
});
