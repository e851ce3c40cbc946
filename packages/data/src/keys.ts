import { accountsKeys } from './keys/accounts.ts';
import { alertsKeys } from './keys/alerts.ts';
import { blogKeys } from './keys/blog.ts';
import { oceanKeys } from './keys/ocean.ts';
import { siteKeys } from './keys/site.ts';

export { type Partition, partitionPattern } from './keys/partitions.ts';

/** The keys of the table; all keys are built here. */
export const keys = { ...oceanKeys, ...accountsKeys, ...alertsKeys, ...siteKeys, ...blogKeys } as const;
