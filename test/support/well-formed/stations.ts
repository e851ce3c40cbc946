import type { WellFormedOf } from './parts.ts';

export const stationsRequests: WellFormedOf<'stations'> = () => ({
  'get-buoy': { params: { buoyId: '44009' } },
  'list-map-stations': {},
});
