import { type OpenBeachReply, reason } from '@groundswell/contracts';
import { type CatalogueBeach, findBeach, findPlace } from '@groundswell/data/places';
import { findSimilarPlaces } from '@groundswell/data/similar-places';
import { NotFoundError, productName } from '@groundswell/runtime';

/** Returns the attribution and licence of a reply. `path` is the page that users of the data have to link to. */
export function aboutReply(site: string, path: `/${string}`) {
  return {
    attribution: `Surf forecast by ${productName()}. Ocean data: NOAA / NCEP / NDBC and the National Weather Service.`,
    link: `${site}${path}`,
    licence:
      'What NOAA measures and computes is in the public domain. Scores, surf and what else is ours may be shown with a visible link to `link`.',
    documentation: `${site}/developers`,
  };
}

/** Finds a beach by slug or number. Throws NotFoundError, which suggests places with similar names. */
export function requireBeach(beach: string): CatalogueBeach {
  const found = findBeach(beach);
  if (!found) throw new NotFoundError(reason('no-beach-named', { name: beach }), findSimilarPlaces(beach));
  return found;
}

export function presentBeach(beach: CatalogueBeach): OpenBeachReply {
  const { id, slug, name, lat, lon, timeZone, facingDeg } = beach;
  const place = findPlace(slug);
  const [region, area, local] = place?.kind === 'beach' ? [place.region, place.area, place.local] : [];
  return {
    beach: slug,
    beach_id: id,
    name,
    region: region?.name ?? '',
    area: area?.name ?? '',
    local: local?.name ?? '',
    lat,
    lon,
    timezone: timeZone,
    faces_deg: facingDeg,
  };
}

/** Returns the fields that all replies about a single beach have. */
export function aboutBeach(site: string, beach: CatalogueBeach) {
  return { about: aboutReply(site, `/forecast/${beach.slug}`), beach: presentBeach(beach) };
}
