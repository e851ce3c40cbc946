import { vi } from 'vitest';
import { AT_AN_ACCOUNT } from '../test-support/interleavings/flows.ts';
import { walkPairs } from '../test-support/interleavings/walk.ts';

// Replies do not depend on timing, so delays end at once.
vi.mock('node:timers/promises', () => ({ setTimeout: async () => undefined }));

walkPairs({
  name: 'at an account, while one %s, one %s: nobody in or out who should not be',
  flows: AT_AN_ACCOUNT,
  accountAt: 'email',
  share: { part: 2, of: 3 },
});
