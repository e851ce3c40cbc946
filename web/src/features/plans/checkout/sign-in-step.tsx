import { dayWords } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';
import { Button } from '../../../ui/button.tsx';
import type { Offer, PaidTier } from './offer.ts';
import styles from './pay-step.module.css';

interface Props {
  readonly offer: Offer;
  readonly tier: PaidTier;
  readonly onSignIn: (step: 'signin' | 'register') => void;
  readonly onBack: () => void;
}

/** Asks a visitor to sign in, because a plan belongs to an account. The page remembers the chosen plan meanwhile. */
export function SignInStep({ offer, tier, onSignIn, onBack }: Props) {
  const { first: charge, later } = offer.charges[tier];
  return (
    <div className={styles.pay}>
      <Button variant="quiet" className={styles.back} onClick={onBack}>
        {m.pro_back()}
      </Button>
      <h3>{m.pro_sign_in_title({ tier })}</h3>
      <p>{m.pro_sign_in_lead({ tier })}</p>
      {charge && <p>{m.pro_sign_in_then({ price: charge.price, day: dayWords(charge.day, 'long') })}</p>}
      {later && <p>{later.from === 'next-year' ? m.pro_later_then(later) : m.pro_later_after(later)}</p>}
      <div className={styles.ways}>
        <Button variant="strong" onClick={() => onSignIn('register')}>
          {m.pro_register()}
        </Button>
        <Button onClick={() => onSignIn('signin')}>{m.pro_sign_in()}</Button>
      </div>
    </div>
  );
}
