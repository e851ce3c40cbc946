import type { WellFormedOf } from './parts.ts';

export const postStatsRequests: WellFormedOf<'post-stats'> = () => ({
  'count-post-view': { body: { event: 'opened', slug: 'a-post', from: 'news.example' } },
  'get-canvas-stats': { query: { scope: 'user' } },
  'get-canvas-post-stats': { params: { id: 'abcdefghijkl' } },
});
