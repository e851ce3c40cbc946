import type { TableAccess } from '../constructs/table-access.ts';
import type { CallNeedsOf } from './needs.ts';
import { CONSENT_WRITE, COUNT, USER_READ } from './table-rights.ts';

const WIDGET_READ: TableAccess = { actions: ['Query'], partitions: ['widget'] };

export const widgetsCalls: CallNeedsOf<'widgets'> = {
  'add-widget': {
    table: [{ actions: ['Query', 'PutItem'], partitions: ['widget'] }, COUNT, CONSENT_WRITE, USER_READ],
    sendsCodes: true,
  },
  'get-widget-frame': { memoryMb: 1024, table: { actions: ['Query'], partitions: ['widget', 'beach', 'advisories'] } },
  'count-widget-view': { table: [{ actions: ['Query', 'UpdateItem'], partitions: ['widget'] }, COUNT] },
  'get-widget-views': { table: [WIDGET_READ, COUNT] },
  'remove-widget': { table: [{ actions: ['UpdateItem'], partitions: ['widget'] }, COUNT] },
};
