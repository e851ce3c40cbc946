import type { WellFormedOf } from './parts.ts';

const KEY = '2026-11-20T14~a-surf-of-mine';
const TOLD = { rating: 4, board: 'Fish', note: 'Clean' };

export const surfsRequests: WellFormedOf<'surfs'> = ({ beachId }) => ({
  'list-surfs': {},
  'add-surf': { body: { id: 'a-surf-of-mine', beachId, at: '2026-11-20T14:00:00Z', ...TOLD } },
  'change-surf': { body: { key: KEY, revision: 1, ...TOLD } },
  'remove-surf': { body: { key: KEY } },
});
