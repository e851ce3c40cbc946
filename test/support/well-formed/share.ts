import type { WellFormedOf } from './parts.ts';

export const shareRequests: WellFormedOf<'share'> = ({ slug }) => ({
  'get-share-image': { params: { image: `${slug}.png` } },
});
