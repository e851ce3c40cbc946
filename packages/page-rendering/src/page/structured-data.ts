/** A page of a place, with its breadcrumbs: the places that contain it, widest first, then the place itself. */
export interface LocatedPage {
  /** The page's own URL without query. */
  readonly address: string;
  readonly site: string;
  readonly name: string;
  readonly place: readonly { readonly name: string; readonly slug: string }[];
  /** The coordinates; only a beach has them. */
  readonly point?: { readonly lat: number; readonly lon: number };
}

/** Returns the JSON-LD for search engines: https://schema.org/BreadcrumbList and https://schema.org/Place. */
export function structuredData({ address, site, name, place, point }: LocatedPage): object {
  const trail = [
    ...place.map(({ name, slug }) => ({ name, item: `${site}/forecast/${slug}` })),
    { name, item: address },
  ];
  const around = place.at(-1);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
      {
        '@type': 'Place',
        '@id': address,
        name,
        url: address,
        ...(point && { geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lon } }),
        ...(around && { containedInPlace: { '@type': 'Place', name: around.name } }),
      },
    ],
  };
}
