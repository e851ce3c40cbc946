import type { TableAccess } from '../constructs/table-access.ts';
import type { CallNeedsOf } from './needs.ts';
import { NAMES_READ, POST_READ, SITE_READ, USER_READ } from './table-rights.ts';

/** A new revision of the site settings, with its entry in the change log. */
const SITE_WRITE: TableAccess = { actions: ['PutItem'], partitions: ['site', 'change'] };
const PICTURE_USE: TableAccess = { actions: ['UpdateItem'], partitions: ['upload'] };
const CHANGES_READ: TableAccess = { actions: ['Query'], partitions: ['change'] };

export const siteAdminCalls: CallNeedsOf<'site-admin'> = {
  'list-site-sections': { table: [USER_READ, SITE_READ, NAMES_READ] },
  'get-site-section': { table: [USER_READ, SITE_READ, NAMES_READ] },
  'save-site-section': { table: [USER_READ, SITE_READ, NAMES_READ, SITE_WRITE, PICTURE_USE] },
  'list-changes': {
    table: [USER_READ, CHANGES_READ, NAMES_READ, POST_READ, { actions: ['Query'], partitions: ['invitation'] }],
  },
};
