import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { AgreeBox } from '../../entities/subscription/agree-box.tsx';
import { beginCard, payPlan, redeemGift } from '../../entities/subscription/pay-plan.ts';
import { dayWords } from '../../entities/subscription/plan-words.ts';
import { PromoField } from '../../entities/subscription/promo-field.tsx';
import { subscriptionQuery } from '../../entities/subscription/queries.ts';
import type { CheckedPromo } from '../../entities/subscription/use-promo.ts';
import { m } from '../../paraglide/later.js';
import { CardForm } from '../../payment/card-form.tsx';
import { forgetPromo } from '../../preferences/promo.ts';
import { Button } from '../../ui/button.tsx';
import { classList } from '../../ui/class-list.ts';
import { Fault } from '../../ui/fault.tsx';
import sums from '../../ui/sums.module.css';
import { laterCharge } from './charge-words.ts';
import type { Offer, PaidTier } from './offer.ts';
import styles from './pay-step.module.css';

interface Props {
  readonly offer: Offer;
  readonly tier: PaidTier;
  readonly isPartner: boolean;
  /** A code that a link brought. */
  readonly firstCode: string;
  readonly onBack: () => void;
  readonly onDone: () => Promise<void>;
}

/** What is charged and when, a promo code, what one agrees to, and the card. */
export function PayStep({ offer, tier, isPartner, firstCode, onBack, onDone }: Props) {
  const client = useQueryClient();
  const [promo, setPromo] = useState<CheckedPromo>();
  const [isPromoOpen, setPromoOpen] = useState(firstCode !== '');
  const [agrees, setAgrees] = useState(false);
  const price = offer.prices[tier];
  const day = dayWords(offer.firstCharge, 'long');
  const isFree = offer.trialDays > 0;
  const settle = async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    // A trial that was had before: the page tells from now on that the first charge is today.
    if (error.reason === 'trial-used') await client.invalidateQueries(subscriptionQuery);
    // Its reply was lost: what came of it is read.
    const isLost = error.status === 0 || error.status >= 500;
    const own = isLost ? await client.fetchQuery(subscriptionQuery).catch(() => undefined) : undefined;
    if (own === undefined || own.type === 'Basic') throw error;
  };
  const sum = promo?.text ? m.pro_less({ price, promo: promo.text }) : price;
  const later = laterCharge(offer, price, sum);

  return (
    <div className={styles.pay}>
      <Button variant="quiet" className={styles.back} onClick={onBack}>
        {m.pro_back()}
      </Button>
      <h3>{tier}</h3>
      <dl className={classList(sums.sums, styles.sums)}>
        <dt>{m.pro_today()}</dt>
        <dd>{isFree ? m.pro_nothing_today() : sum}</dd>
        <dt>{later.name}</dt>
        <dd>{later.text}</dd>
      </dl>
      <PromoField
        first={firstCode}
        onChecked={(checked, isOpen) => {
          setPromo(checked);
          setPromoOpen(isOpen);
        }}
      />
      {promo?.isGift ? (
        <GiftButton promoId={promo.id} onDone={onDone} />
      ) : (
        <CardForm
          script={offer.cardScript}
          begin={beginCard}
          check={() => {
            // Nobody pays the full price for a letter that is wrong.
            if (isPromoOpen) return m.pro_promo_open();
            return agrees ? undefined : m.errors_payments_agree_first();
          }}
          label={isFree ? m.pro_start({ days: offer.trialDays }) : m.pro_pay({ price })}
          onDone={async (method, confirmCharge) => {
            const choice = {
              isPremium: tier === 'Pro Plus',
              isPartner,
              promoId: promo?.id,
              trialDays: offer.trialDays,
              agrees,
            };
            await payPlan(method, choice, confirmCharge).catch(settle);
            forgetPromo();
            await onDone();
          }}
        >
          <AgreeBox checked={agrees} onChange={setAgrees} />
          <p className={styles.small}>{isFree ? m.pro_renews_trial({ price, day }) : m.pro_renews_now({ price })}</p>
        </CardForm>
      )}
    </div>
  );
}

/** A gift card pays for its year by itself. */
function GiftButton({ promoId, onDone }: { readonly promoId: string; readonly onDone: () => Promise<void> }) {
  const redeem = useMutation({ mutationFn: () => redeemGift(promoId), onSuccess: onDone });
  return (
    <>
      <Fault>{redeem.error?.message}</Fault>
      <Button variant="strong" busy={redeem.isPending} onClick={() => redeem.mutate()}>
        {m.pro_redeem()}
      </Button>
    </>
  );
}
