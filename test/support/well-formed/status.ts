import type { WellFormedOf } from './parts.ts';

export const statusRequests: WellFormedOf<'status'> = () => ({
  'get-status': {},
});
