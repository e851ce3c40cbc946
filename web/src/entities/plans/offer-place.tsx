import { lazy } from 'react';
import { LazyPart, leaveEmpty } from '../../ui/lazy-part.tsx';
import { useKeptPromo } from './use-offer.ts';

const OfferNote = lazy(() => import('./offer-note.tsx'));

/**
 * Reserves the place of the note about a link's promotion. The note's module is loaded only if a link brought a
 * promotion.
 */
export function OfferPlace({ className }: { readonly className?: string | undefined }) {
  const { code, isPartner } = useKeptPromo();
  if (code === '' && !isPartner) return null;
  return (
    <LazyPart onFailed={leaveEmpty}>
      <OfferNote className={className} />
    </LazyPart>
  );
}
