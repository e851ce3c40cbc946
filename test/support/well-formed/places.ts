import type { WellFormedOf } from './parts.ts';

export const placesRequests: WellFormedOf<'places'> = ({ slug }) => ({
  'get-location-menu': {},
  'get-widget-menus': { query: { beach: slug } },
  'get-nearby-name': { params: { beach: slug } },
  'get-beach-guide': { params: { beach: slug }, query: { units: '1' } },
  'list-nearby-locations': {
    query: { beach: slug, unit: '1', sortMethod: 'surf', minLat: '38', maxLat: '39', minLon: '-76', maxLon: '-75' },
  },
  'get-swell-story': { params: { beach: slug }, query: { units: '1' } },
  'find-nearest-beach': { params: { lat: '38.6', lon: '-75.1' } },
});
