import type { WellFormedOf } from './parts.ts';

export const shareRequests: WellFormedOf<'share'> = ({ slug }) => ({
  'get-day-sheet': { params: { sheet: `${slug}.pdf` } },
  'get-share-image': { params: { image: `${slug}.png` } },
});
