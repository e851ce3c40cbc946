import type { WellFormedOf } from './parts.ts';

export const pointsRequests: WellFormedOf<'points'> = () => ({
  'get-ocean-point': { params: { lat: '36.2', lon: '-75.1' } },
});
