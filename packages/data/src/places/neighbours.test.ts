import { expect, test } from 'vitest';
import { listNeighbours } from './neighbours.ts';
import { findBeach, listBeaches } from './places.ts';

function slugsNear(slug: string, most: number): string[] {
  const beach = findBeach(slug);
  return beach ? listNeighbours(beach, most).map((near) => near.beach.slug) : [];
}

test('neighbours stand in order along the coast, those of the same local first', () => {
  expect(slugsNear('banzai-pipeline', 2)).toEqual(['off-the-wall', 'banzai-pipeline', 'rocky-point']);
  // Rincon is the last beach of its local, Santa Barbara. Mussel Shoals is nearer than Hammond's, but belongs to
  // another local.
  expect(slugsNear('rincon', 2)).toEqual(['hammonds-reef', 'carpinteria-state-beach', 'rincon']);
  // Watch Hill is nearer to Montauk than Sagaponack is, but lies across the sound.
  expect(slugsNear('ditch-plains', 10)).not.toContain('watch-hill-east-beach');
  expect(slugsNear('ditch-plains', 10)).toContain('sagg-main-beach');
});

test('a beach stands among its neighbours, farther ones outward on either side, none beyond 80 km and none twice', () => {
  for (const beach of listBeaches()) {
    const near = listNeighbours(beach, 10);
    expect(near.filter(({ distanceKm }) => distanceKm > 80)).toEqual([]);
    expect(near.filter(({ beach: { id } }) => id === beach.id)).toHaveLength(1);
    expect(new Set(near.map(({ beach: { id } }) => id)).size).toBe(near.length);
    expect(near.length).toBeLessThanOrEqual(11);
    const kms = near.map(({ distanceKm }) => distanceKm);
    const own = kms.indexOf(0);
    expect(kms.slice(0, own)).toEqual(kms.slice(0, own).sort((a, b) => b - a));
    expect(kms.slice(own)).toEqual(kms.slice(own).sort((a, b) => a - b));
  }
});
