import { getLocationMenu } from '@groundswell/contracts';
import { listRegions } from '@groundswell/data/places';
import { WELL_KNOWN_BEACH_IDS } from '@groundswell/data/popular-beaches';
import { endpoint } from '@groundswell/runtime';

export const handler = endpoint(getLocationMenu, async () =>
  listRegions().map((region) => ({
    region_id: region.id,
    region_name: region.name,
    slug: region.slug,
    areas: region.areas.map((area) => ({
      area_id: area.id,
      area_name: area.name,
      slug: area.slug,
      nlocals: area.locals.length,
      locals: area.locals.map((local) => ({
        local_id: local.id,
        local_name: local.name,
        slug: local.slug,
        locations: local.beaches.map(({ id, slug, name, shortName }) => ({
          location_id: id,
          slug,
          location_name: name,
          location_rname: shortName,
          ...(WELL_KNOWN_BEACH_IDS.has(id) && { well_known: true as const }),
        })),
      })),
    })),
  })),
);
