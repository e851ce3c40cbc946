import { expect, test } from 'vitest';
import { listBeachEvidence } from './beach-evidence.ts';
import { listBeachFaults } from './beach-faults.ts';
import { facingOverrides } from './facing-overrides.ts';
import { listBeaches, listRegions } from './places.ts';

test('no beach of the catalogue faces land, lies off its shore, lacks a sea cell or shares an id or a slug', () => {
  expect(listBeachFaults(listBeaches(), listBeachEvidence(), listRegions())).toEqual([]);
});

test('a beach that faces land, far from the shore and the sea, has three faults', () => {
  const [beach] = listBeaches();
  if (!beach) throw new Error('The catalogue is empty.');
  const shore = { distanceM: 1400, fittedDeg: 90, waterSamples: 5, landSamples: 3 };
  expect(listBeachFaults([beach], [{ id: beach.id, shore, passedOver: { wind: [], water: [] } }], [])).toEqual([
    { beach: beach.name, fault: 'faces land: 5 of 7 samples ahead are water' },
    { beach: beach.name, fault: 'is 1400 m from the shore' },
    { beach: beach.name, fault: 'has no sea cell within 2 cells of its wave grid' },
  ]);
});

test('a beach that is in the menu twice is a fault', () => {
  const [region] = listRegions();
  if (!region) throw new Error('The catalogue is empty.');
  const faults = listBeachFaults([], [], [region, { ...region, id: 9 }]);
  expect(faults).toContainEqual({ beach: 'East Coast', fault: 'has the slug east-coast of another place' });
  expect(faults).toContainEqual({ beach: 'Delaware', fault: 'has the id 12 of another place' });
});

test('at most ten facings are set by hand, each with its reason', () => {
  const overrides = Object.entries(facingOverrides);
  expect(overrides.length).toBeLessThanOrEqual(10);
  for (const [id, { facingDeg, why }] of overrides) {
    expect(listBeaches().find((beach) => beach.id === Number(id))?.facingDeg).toBe(facingDeg);
    expect(why.length).toBeGreaterThan(20);
  }
});
