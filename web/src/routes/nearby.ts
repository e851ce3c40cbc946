import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { NearbySearch } from './nearby/nearby-search.ts';
import { rootRoute } from './root.tsx';

/** The route of the nearby beaches. The address holds the view of the map, so that a view can be linked. */
export const nearbyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/nearby',
  staticData: { layout: 'map' },
  validateSearch: ({ sort, beach, lat, lon, zoom }: Record<string, unknown>): NearbySearch => ({
    // An invalid value must be set to undefined: the router would keep the address's value of an omitted key.
    sort: sort === 'surf' || sort === 'cond' ? sort : undefined,
    beach: typeof beach === 'string' && /^[a-z0-9-]{1,80}$/.test(beach) ? beach : undefined,
    lat: within(lat, -85, 85),
    lon: within(lon, -180, 180),
    zoom: within(zoom, 4, 14),
  }),
  component: lazyRouteComponent(() => import('./nearby/nearby-route-page.tsx'), 'NearbyRoutePage'),
});

function within(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && value >= least && value <= most ? value : undefined;
}
