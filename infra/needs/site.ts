import type { CallNeedsOf } from './needs.ts';
import { USER_READ } from './table-rights.ts';

export const siteCalls: CallNeedsOf<'site'> = {
  'get-script-vars': { table: USER_READ, providers: 'named' },
  'get-site-alert': {},
};
