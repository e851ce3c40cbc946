import { shippedContent } from '@groundswell/data/site';
import type { WellFormedOf } from './parts.ts';

export const siteAdminRequests: WellFormedOf<'site-admin'> = () => ({
  'list-site-sections': {},
  'get-site-section': { params: { section: 'trip' } },
  'save-site-section': { body: { section: 'trip', revision: 0, content: shippedContent('trip') } },
  'list-changes': {},
});
