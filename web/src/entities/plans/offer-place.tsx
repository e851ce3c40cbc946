import { lazy, useEffect, useState } from 'react';
import { keptPromo } from '../../preferences/promo.ts';
import { LazyPart, leaveEmpty } from '../../ui/lazy-part.tsx';

const OfferNote = lazy(() => import('./offer-note.tsx'));

/** The place of the note about a link's promotion; its module is loaded only where a link brought one. */
export function OfferPlace({ className }: { readonly className?: string | undefined }) {
  const [isThere, setThere] = useState(false);
  // After the first drawing: a server knows no links.
  useEffect(() => {
    const { code, isPartner } = keptPromo();
    setThere(code !== '' || isPartner);
  }, []);
  if (!isThere) return null;
  return (
    <LazyPart onFailed={leaveEmpty}>
      <OfferNote className={className} />
    </LazyPart>
  );
}
