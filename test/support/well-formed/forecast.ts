import type { WellFormedOf } from './parts.ts';

export const forecastRequests: WellFormedOf<'forecast'> = ({ beachId, slug }) => ({
  'get-forecast': { params: { fcstId: String(beachId) }, query: { units: '1' } },
  'compare-beaches': { query: { beaches: `${slug},1`, units: '1' } },
  'get-forecast-lat-lon': { params: { beach: slug } },
  'get-weather': { params: { slug }, query: { units: '1' } },
  'get-home-today': { query: { beach: slug, units: '1' } },
  'list-popular-beaches': {},
});
