import type { WellFormedOf } from './parts.ts';

export const siteRequests: WellFormedOf<'site'> = () => ({
  'get-script-vars': {},
  'get-site-alert': {},
  'get-stats': {},
  'list-faqs': {},
  'list-services': {},
  'report-csp-violation': {},
});
