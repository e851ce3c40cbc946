import { expect, test } from 'vitest';
import { type ArrowKind, pointsOf, RINGS } from './compass-arrows.ts';

const KINDS: readonly ArrowKind[] = ['1', '2', 'wind'];
/** Half the width of the widest stroke. */
const STROKE = 1.2;

test('arrows from any directions, also all from one, do not cover each other', () => {
  const rings = KINDS.map((kind) => RINGS[kind]).toSorted((a, b) => a.from - b.from);
  for (const [i, ring] of rings.slice(1).entries()) expect(ring.from).toBeGreaterThan(rings[i]?.to ?? 0);
  for (const kind of KINDS)
    for (const [right, up] of pointsOf(kind)) {
      const distance = Math.hypot(right, up);
      expect(distance + STROKE, kind).toBeLessThanOrEqual(RINGS[kind].to);
      if (kind !== 'wind') expect(distance - STROKE, kind).toBeGreaterThanOrEqual(RINGS[kind].from);
    }
});
