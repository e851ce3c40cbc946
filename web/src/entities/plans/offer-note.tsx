import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';
import { forgetPromoCode } from '../../preferences/promo.ts';
import { Button } from '../../ui/button.tsx';
import { classList } from '../../ui/class-list.ts';
import { joinWholeSentences } from '../../ui/join-sentences.ts';
import { useClock } from '../../ui/use-clock.ts';
import styles from './offer-note.module.css';
import { offerWords } from './offer-words.ts';
import { plansQuery } from './queries.ts';
import { useOffer } from './use-offer.ts';

/**
 * Shows the offer of the promo code in the reader's link, or an error if the code is refused or could not be checked.
 * Readers with a paid plan see nothing.
 */
export default function OfferNote({ className }: { readonly className: string | undefined }) {
  const { isBasic, own, code, isPartner, offer, refusedCode, isPending, error, isChecking, retry } = useOffer();
  const now = useClock(60_000);
  const { data: plans } = useQuery({ ...plansQuery, enabled: isBasic });
  if (!isBasic || !plans || isPending) return null;
  const isGift = offer?.promoId?.startsWith('gift_') === true;
  const { trial_days, promo_trial_days } = own ?? plans;
  const { promo, lines } = offerWords({ plans: { ...plans, trial_days, promo_trial_days }, offer, isPartner, now });
  if (lines.length === 0 && refusedCode === undefined && !isGift && !error) return null;
  return (
    <aside className={classList(styles.note, className)} role="status">
      {refusedCode !== undefined && (
        <p>
          {m.pro_offer_refused({ code: refusedCode })}{' '}
          <Button
            variant="quiet"
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget);
              forgetPromoCode(refusedCode);
            }}
          >
            {m.pro_offer_remove()}
          </Button>
        </p>
      )}
      {error && (
        <p>
          {uncheckedWords(error)}{' '}
          <Button variant="quiet" busy={isChecking} onClick={retry}>
            {m.pro_try_again()}
          </Button>
        </p>
      )}
      {isGift && (
        <p>
          {m.pro_offer_gift({ gives: offer.message })} <a href={`/gift?redeem=true#${code}`}>{m.pro_offer_redeem()}</a>
        </p>
      )}
      {promo && <b>{promo}</b>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </aside>
  );
}

/** Moves the focus to the title of the dialog or page, because the focused button disappears. */
function focusBeside(button: HTMLElement): void {
  const title = (button.closest('dialog') ?? document).querySelector<HTMLElement>('h1, h2');
  if (!title) return;
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/**
 * Returns a sentence that says why the promo code could not be checked. For a rate limit, the sentence says when to try
 * again.
 */
function uncheckedWords(error: Error): string {
  const isLimited = error instanceof ApiError && error.status === 429;
  return joinWholeSentences([m.pro_offer_unchecked(), ...(isLimited ? [error.message] : [])], language);
}
