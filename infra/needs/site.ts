import type { CallNeedsOf } from './needs.ts';
import { SITE_READ, USER_READ } from './table-rights.ts';

export const siteCalls: CallNeedsOf<'site'> = {
  'get-script-vars': { table: USER_READ, providers: 'named' },
  'get-site-alert': { table: SITE_READ },
  'get-stats': { table: [USER_READ, { actions: ['Query'], partitions: ['counts'] }] },
  'list-faqs': { table: SITE_READ },
  'list-services': { table: SITE_READ },
  'report-csp-violation': {},
};
