import { listRegions } from './places.ts';

/** The coasts of the catalogue, by slug. */
export const COASTS = ['east-coast', 'gulf-coast', 'west-coast', 'hawaii', 'puerto-rico'] as const;
export type Coast = (typeof COASTS)[number];

const coastsById = new Map<string, Map<Coast, number>>();
for (const { slug, areas } of listRegions()) {
  const coast = COASTS.find((one) => one === slug);
  if (!coast) throw new Error(`The region ${slug} is no coast.`);
  for (const { buoyIds } of areas.flatMap(({ locals }) => locals.flatMap(({ beaches }) => beaches))) {
    for (const id of buoyIds) {
      const counts = coastsById.get(id) ?? new Map<Coast, number>();
      coastsById.set(id, counts.set(coast, (counts.get(coast) ?? 0) + 1));
    }
  }
}

/** Returns the coast of a wave buoy: that of most beaches that use it. Throws for a buoy that no beach uses. */
export function coastOfBuoy(id: string): Coast {
  const [most] = [...(coastsById.get(id) ?? [])].sort(([, one], [, other]) => other - one);
  if (!most) throw new RangeError(`No beach uses the buoy ${id}.`);
  return most[0];
}
