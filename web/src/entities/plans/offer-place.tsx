import { lazy } from 'react';
import { LazyPart, leaveEmpty } from '../../ui/lazy-part.tsx';
import { useKeptPromo } from './use-offer.ts';

const OfferNote = lazy(() => import('./offer-note.tsx'));

/**
 * Shows the note about the offer of a promotion link. The note's module is loaded only for readers who came by such a
 * link.
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
