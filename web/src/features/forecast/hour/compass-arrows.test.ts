import { expect, test } from 'vitest';
import { type ArrowKind, arrowIn } from './compass-arrows.ts';

/** The inner and outer radius of the ring in which each kind of arrow stays at any angle, on a compass of radius 50. */
const RINGS: Readonly<Record<ArrowKind, { readonly from: number; readonly to: number }>> = {
  '1': { from: 34, to: 50.5 },
  '2': { from: 19, to: 32.5 },
  wind: { from: 0, to: 17 },
};
const KINDS: readonly ArrowKind[] = ['1', '2', 'wind'];
/** Half the width of the widest stroke. */
const STROKE = 1.2;

test('arrows from any directions, also all from one, do not cover each other', () => {
  const rings = KINDS.map((kind) => RINGS[kind]).toSorted((a, b) => a.from - b.from);
  for (const [i, ring] of rings.slice(1).entries()) expect(ring.from).toBeGreaterThan(rings[i]?.to ?? 0);
  for (const kind of KINDS)
    for (const [, x, y] of arrowIn(kind).matchAll(/[ML](\S+?) ([\d.]+)/g)) {
      const distance = Math.hypot(Number(x) - 50, Number(y) - 50);
      expect(distance + STROKE, kind).toBeLessThanOrEqual(RINGS[kind].to);
      if (kind !== 'wind') expect(distance - STROKE, kind).toBeGreaterThanOrEqual(RINGS[kind].from);
    }
});
