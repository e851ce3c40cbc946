import type { WellFormedOf } from './parts.ts';

const ALERT = { minWvht: '3', maxWvht: '0', waveCondition: '3', timeFrame: '4' };

export const favoritesRequests: WellFormedOf<'favorites'> = ({ beachId }) => ({
  'list-favorites-today': {},
  'add-favorite': { params: { locationBeachId: String(beachId) } },
  'remove-favorite': { params: { locationBeachId: String(beachId) } },
  'reorder-favorites': { body: { newOrder: [beachId] } },
  'save-alert': { body: { favoriteId: beachId, active: false, minWvht: 9, waveCondition: 1, timeFrame: 1 } },
  'preview-alert': { query: { favoriteId: String(beachId), ...ALERT } },
});
