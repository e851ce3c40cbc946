import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { AgreeBox } from '../../../entities/plans/agree-box.tsx';
import { hasPaidNoTerm, readLostOutcome } from '../../../entities/plans/lost-outcome.ts';
import { createSetupIntent, payPlan } from '../../../entities/plans/pay-plan.ts';
import { PromoField } from '../../../entities/plans/promo-field.tsx';
import { planPreviewQuery, subscriptionQuery } from '../../../entities/plans/queries.ts';
import { redeemGift } from '../../../entities/plans/redeem-gift.ts';
import type { CheckedPromo } from '../../../entities/plans/use-promo.ts';
import { m } from '../../../paraglide/later.js';
import { CardForm } from '../../../payment/card-form.tsx';
import { faultWords } from '../../../payment/fault-words.ts';
import { forgetPromo } from '../../../preferences/promo.ts';
import { Button } from '../../../ui/button.tsx';
import { classList } from '../../../ui/class-list.ts';
import { Fault } from '../../../ui/fault.tsx';
import list from '../../../ui/sums.module.css';
import { useClock } from '../../../ui/use-clock.ts';
import { useHeld } from '../../../ui/use-held.ts';
import type { Offer, PaidTier } from './offer.ts';
import styles from './pay-step.module.css';
import { buttonWords, consentWords, giftLines, sumLines } from './preview-words.ts';

interface Props {
  readonly offer: Offer;
  readonly tier: PaidTier;
  readonly isPartner: boolean;
  /** The promo code of the link by which the reader came; empty without one. */
  readonly firstCode: string;
  readonly onBack: () => void;
  /** Called with the plan that has begun. */
  readonly onDone: (bought: PaidTier) => Promise<void>;
}

/** Shows the charges, a promo code, the terms to accept, and the card form. */
export function PayStep({ offer, tier, isPartner, firstCode, onBack, onDone }: Props) {
  const client = useQueryClient();
  const [promo, setPromo] = useState<CheckedPromo>();
  const [isPromoOpen, setPromoOpen] = useState(firstCode !== '');
  const [agrees, setAgrees] = useState(false);
  // True from the click until its result. Meanwhile the step shows the agreed charges, although the purchase changes
  // the query results.
  const [isPressed, setPressed] = useState(false);
  const promoId = promo?.isGift ? undefined : promo?.id;
  const selection = { plan: tier === 'Pro Plus' ? ('premium' as const) : ('pro' as const), isPartner, promoId };
  const query = useQuery({ ...planPreviewQuery(selection), enabled: !promo?.isGift && !isPressed });
  const preview = useHeld(query, isPressed);
  const sums = preview.isFetching ? undefined : preview.data;
  const now = useClock(60_000);
  const lines = promo?.isGift
    ? giftLines(promo.text, now)
    : sums
      ? sumLines(sums)
      : [{ name: m.pro_today(), text: '…' }];
  const settle = async (error: unknown) => {
    // The server refused because the amounts have changed. The new amounts are fetched and shown before the user agrees
    // again.
    const reason = error instanceof ApiError ? error.reason : undefined;
    if (reason === 'trial-used') await client.invalidateQueries(subscriptionQuery);
    if (reason === 'trial-used' || reason === 'sums-changed') await preview.refetch();
    await readLostOutcome(error, client, {
      isDone: ({ type }) => type !== 'Basic',
      isUnchanged: () => hasPaidNoTerm(client, Date.now()),
    });
  };

  const press = async (buy: () => Promise<void>) => {
    setPressed(true);
    await buy().finally(() => setPressed(false));
  };

  return (
    <div className={styles.pay}>
      <Button variant="quiet" className={styles.back} onClick={onBack}>
        {m.pro_back()}
      </Button>
      <h3>{promo?.isGift ? 'Pro' : tier}</h3>
      <dl className={classList(list.sums, styles.sums)}>
        {lines.map(({ name, text }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </Fragment>
        ))}
      </dl>
      {preview.error && !preview.isFetching && !promo?.isGift && (
        <>
          <Fault>{previewFault(preview.error)}</Fault>
          <Button onClick={() => void preview.refetch()}>{m.pro_try_again()}</Button>
        </>
      )}
      <PromoField
        first={firstCode}
        isHeld={isPressed}
        onChecked={(checked, isOpen) => {
          setPromo(checked);
          setPromoOpen(isOpen);
        }}
      />
      {promo?.isGift ? (
        <GiftButton
          onPress={() =>
            press(async () => {
              await redeemGift(promo, client);
              await onDone('Pro');
            })
          }
        />
      ) : (
        <CardForm
          script={offer.cardScript}
          begin={createSetupIntent}
          check={() => {
            // An open promo field may hold a code that is not applied yet. Paying now would charge the full price.
            if (isPromoOpen) return m.pro_promo_open();
            if (!sums) return m.pro_sums_open();
            return agrees ? undefined : m.errors_payments_agree_first();
          }}
          ifLost={sums?.trial_days === 0 ? 'charged' : 'begun'}
          label={sums ? buttonWords(sums, tier) : m.pro_begin({ tier })}
          onDone={(method, confirmCharge) => {
            const choice = {
              isPremium: tier === 'Pro Plus',
              isPartner,
              promoId,
              agrees,
              ...(sums && { trialDays: sums.trial_days, quote: sums.quote }),
            };
            return press(async () => {
              await payPlan(method, choice, confirmCharge).catch(settle);
              forgetPromo();
              await onDone(tier);
            });
          }}
        >
          <AgreeBox checked={agrees} onChange={setAgrees} />
          {sums && <p className={styles.small}>{consentWords(sums)}</p>}
        </CardForm>
      )}
    </div>
  );
}

/** Returns why there is no preview. A code that expired after its check gets its own sentence. */
function previewFault(error: Error): string {
  return error instanceof ApiError && error.reason === 'promo-unknown' ? error.message : m.pro_sums_failed();
}

/** Shows the button that redeems a gift card, which needs no payment card. */
function GiftButton({ onPress }: { readonly onPress: () => Promise<void> }) {
  const redeem = useMutation({ mutationFn: onPress });
  return (
    <>
      <Fault>{redeem.error && faultWords(redeem.error, 'nothing')}</Fault>
      <Button variant="strong" busy={redeem.isPending} onClick={() => redeem.mutate()}>
        {m.pro_redeem()}
      </Button>
    </>
  );
}
