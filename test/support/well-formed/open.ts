import type { WellFormedOf } from './parts.ts';

export const openRequests: WellFormedOf<'open'> = ({ slug }) => ({
  'list-beaches': { query: { name: 'inlet', near: '38.6,-75.06' } },
  'get-beach-forecast': { params: { beach: slug }, query: { days: '2' } },
  'get-beach-now': { params: { beach: slug } },
  'get-beach-tides': { params: { beach: slug }, query: { days: '2' } },
  'get-beach-advisories': { params: { beach: slug } },
  'list-stations': { query: { near: '38.6,-75.06', within_km: '200' } },
  'get-station': { params: { station: '44009' } },
  'list-charts': {},
  'get-description': {},
});
