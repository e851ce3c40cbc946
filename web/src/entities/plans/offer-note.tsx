import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '../../paraglide/later.js';
import { forgetPromoCode, keptPromo } from '../../preferences/promo.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { classList } from '../../ui/class-list.ts';
import { useClock } from '../../ui/use-clock.ts';
import styles from './offer-note.module.css';
import { offerWords } from './offer-words.ts';
import { offerQuery, plansQuery, subscriptionQuery } from './queries.ts';

/** Shows the offer of the reader's link, or that its code is unusable. Readers with a plan see nothing. */
export default function OfferNote({ className }: { readonly className: string | undefined }) {
  const { isIn, user } = useSession();
  const [{ code, isPartner }, setKept] = useState(keptPromo);
  const now = useClock(60_000);
  const isBasic = !isIn || user?.subscription === 'Basic';
  const { data: plans } = useQuery({ ...plansQuery, enabled: isBasic });
  const own = useQuery({ ...subscriptionQuery, enabled: isIn && isBasic });
  const offer = useQuery({ ...offerQuery(code, isPartner), enabled: isBasic && code !== '' });
  if (!isBasic || !plans || (isIn && own.isPending) || (code !== '' && offer.isPending)) return null;
  const remove = () => {
    forgetPromoCode();
    setKept(keptPromo());
  };
  const isRefused = offer.data?.error === true;
  const isGift = offer.data?.promoId?.startsWith('gift_') === true;
  const days = own.data ?? plans;
  const said = offerWords({
    plans: { ...plans, trial_days: days.trial_days, promo_trial_days: days.promo_trial_days },
    offer: isRefused ? undefined : offer.data,
    isPartner,
    now,
  });
  if (said.length === 0 && !isRefused && !isGift) return null;
  return (
    <aside className={classList(styles.note, className)} role="status">
      {isRefused && (
        <p>
          {m.pro_offer_refused({ code })}{' '}
          <Button variant="quiet" onClick={remove}>
            {m.pro_offer_remove()}
          </Button>
        </p>
      )}
      {isGift && (
        <p>
          {m.pro_offer_gift({ gives: offer.data?.message ?? '' })}{' '}
          <a href={`/gift?redeem=true#${code}`}>{m.pro_offer_redeem()}</a>
        </p>
      )}
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </aside>
  );
}
