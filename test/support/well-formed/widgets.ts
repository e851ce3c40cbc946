import type { WellFormedOf } from './parts.ts';

const ID = 'fAAAAAAAAAAAAAAAAAAAAAA';
const KEY = `${ID}.BBBBBBBBBBBBBBBBBBBBBB`;

export const widgetsRequests: WellFormedOf<'widgets'> = ({ email, beachId, slug }) => ({
  'add-widget': {
    body: {
      name: 'Keala',
      email,
      website: 'surf-shop.example',
      slug,
      locationId: beachId,
      type: 'forecast',
      theme: 'light',
      units: 1,
      subscribe: false,
    },
  },
  'get-widget-frame': { params: { id: `preview-report-auto-1-${beachId}` } },
  'count-widget-view': { body: { id: ID, host: 'surf-shop.example' } },
  'get-widget-views': { body: { key: KEY } },
  'remove-widget': { body: { key: KEY } },
});
