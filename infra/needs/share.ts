import type { CallNeedsOf } from './needs.ts';
import { ADVISORIES_READ, PLACE_READ, USER_READ } from './table-rights.ts';

export const shareCalls: CallNeedsOf<'share'> = {
  'get-day-sheet': { memoryMb: 1769, table: [PLACE_READ, ADVISORIES_READ, USER_READ] },
  'get-share-image': { memoryMb: 1769, table: [PLACE_READ, ADVISORIES_READ, USER_READ] },
};
