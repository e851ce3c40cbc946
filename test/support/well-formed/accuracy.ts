import type { WellFormedOf } from './parts.ts';

export const accuracyRequests: WellFormedOf<'accuracy'> = () => ({
  'get-accuracy': {},
});
