import type { LocationMenuReply } from '@groundswell/contracts';
import type { Words } from '../words/words.ts';
import { placeName } from './place-name.ts';

interface Named {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}
interface MenuBeach extends Named {
  readonly shortName: string;
}
export interface MenuRegion extends Named {
  readonly areas: readonly (Named & {
    readonly locals: readonly (Named & { readonly beaches: readonly MenuBeach[] })[];
  })[];
}

/** Lists regions with their areas, groups of nearby beaches, and beaches, in the order of the nested menus. */
export function presentLocationMenu(
  regions: readonly MenuRegion[],
  wellKnownBeachIds: ReadonlySet<number>,
  words: Words,
): LocationMenuReply {
  return regions.map((region) => ({
    region_id: region.id,
    region_name: placeName(region, words),
    slug: region.slug,
    areas: region.areas.map((area) => ({
      area_id: area.id,
      area_name: placeName(area, words),
      slug: area.slug,
      nlocals: area.locals.length,
      locals: area.locals.map((local) => ({
        local_id: local.id,
        local_name: placeName(local, words),
        slug: local.slug,
        locations: local.beaches.map(({ id, slug, name, shortName }) => ({
          location_id: id,
          slug,
          location_name: name,
          location_rname: shortName,
          ...(wellKnownBeachIds.has(id) && { well_known: true as const }),
        })),
      })),
    })),
  }));
}
