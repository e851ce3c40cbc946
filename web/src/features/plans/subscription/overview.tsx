import type { SubscriptionReply } from '@groundswell/contracts';
import { tierOnWire } from '@groundswell/plans';
import { brandName, dayWords } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';
import { Button } from '../../../ui/button.tsx';
import { useSuccessEnd } from '../../../ui/success.ts';
import { useOnline } from '../../../ui/use-online.ts';
import { chargesAhead } from './next-charge.ts';
import { promoWords } from './promo-words.ts';
import { Receipts } from './receipts.tsx';
import { Resume } from './resume.tsx';
import { Row } from './row.tsx';
import { stateWords } from './state-words.ts';
import type { SubscriptionStep } from './step.ts';
import styles from './subscription.module.css';
import { TrialCells } from './trial-cells.tsx';

interface Props {
  readonly own: SubscriptionReply;
  /** The possible lengths of a trial in days, shortest first. */
  readonly trialLengths: readonly number[];
  /** The sentence that reports the result of the last action. */
  readonly notice: string | undefined;
  readonly onNotice: (sentence: string | undefined) => void;
  readonly onStep: (step: SubscriptionStep) => void;
  readonly onPlans: () => void;
  readonly onDone: (sentence: string) => Promise<void>;
}

/** Shows the plan's facts and the actions that change it. */
export function Overview({ own, trialLengths, notice, onNotice, onStep, onPlans, onDone }: Props) {
  const isOnline = useOnline();
  useSuccessEnd(notice, () => onNotice(undefined));
  const tier = tierOnWire(own.type);
  const isBasic = tier === 'Basic';
  const isOfDevice = own.source === 'ios' || own.source === 'android';
  const promo = promoWords(own);
  const isGiven = own.card_brand === undefined && !isBasic && !isOfDevice;
  return (
    <div className={styles.panel}>
      <p role="status" className={styles.said}>
        {notice}
      </p>
      {own.payment_failed && <Failed own={own} tier={tier} />}
      <div className={styles.plan}>
        <h3>{tier}</h3>
        <p>{stateWords(own)}</p>
      </div>
      {own.on_trial && own.trial_end_date && !own.cancelled && (
        <TrialCells endsAt={own.trial_end_date} lengths={trialLengths} />
      )}
      {own.cancelled && own.subscription_ends && (
        <p className={styles.quiet}>{m.subscription_yours_until({ day: dayWords(own.subscription_ends) })}</p>
      )}
      <dl className={styles.rows}>
        {chargesAhead(own).map(({ name, text }) => (
          <Row key={text} name={name}>
            {text}
          </Row>
        ))}
        {own.credit && <Row name={m.subscription_credit()}>{m.subscription_credit_taken({ sum: own.credit })}</Row>}
        {own.card_brand && own.last_four && (
          <Row name={m.subscription_card()}>
            {m.subscription_ending({ brand: brandName(own.card_brand), lastFour: own.last_four })}
            {!isOfDevice && !own.payment_failed && (
              <Button variant="quiet" disabled={!isOnline} onClick={() => onStep('card')}>
                {m.subscription_change_card()}
              </Button>
            )}
          </Row>
        )}
        {promo && <Row name={m.subscription_promo()}>{promo}</Row>}
      </dl>
      <Receipts />
      {isOfDevice && (
        <p>{own.source === 'ios' ? m.subscription_of_ios({ tier }) : m.subscription_of_android({ tier })}</p>
      )}
      {!isOnline && <p className={styles.quiet}>{m.subscription_offline()}</p>}
      {!isOfDevice && (
        <div className={styles.ways}>
          {isBasic && (
            <Button variant="strong" disabled={!isOnline} onClick={onPlans}>
              {m.subscription_compare()}
            </Button>
          )}
          {own.payment_failed && (
            <Button variant="strong" disabled={!isOnline} onClick={() => onStep('card')}>
              {m.subscription_mend_card()}
            </Button>
          )}
          {!isBasic && own.cancelled && !isGiven && <Resume own={own} isOnline={isOnline} onDone={onDone} />}
          {!isBasic && !own.cancelled && !own.payment_failed && !own.given_until && (
            <Button disabled={!isOnline} onClick={() => onStep('change')}>
              {changeWords(own)}
            </Button>
          )}
          {!isBasic && !own.cancelled && (
            <Button variant="danger" disabled={!isOnline} onClick={() => onStep('cancel')}>
              {m.subscription_cancel()}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * Returns the label that offers the other plan. With a promotion it names no price, because the plan at first costs
 * less than its yearly price. The next step shows each amount.
 */
function changeWords({ type, pro_price, premium_price, promo_text, promo_lasts }: SubscriptionReply): string {
  const isPro = tierOnWire(type) === 'Pro';
  const [tier, price] = isPro ? ['Pro Plus', premium_price] : ['Pro', pro_price];
  return price === undefined || (promo_text !== undefined && promo_lasts !== 'over')
    ? m.subscription_change_now({ tier })
    : m.subscription_change({ tier, price });
}

/** Shows first that a charge failed, and until when the user can fix it. */
function Failed({ own, tier }: { readonly own: SubscriptionReply; readonly tier: string }) {
  const card =
    own.card_brand && own.last_four
      ? m.subscription_ending({ brand: brandName(own.card_brand), lastFour: own.last_four })
      : m.subscription_card();
  return (
    <div role="alert" className={styles.failed}>
      <b>{m.subscription_failed()}</b>
      <p>
        {own.grace_ends
          ? m.subscription_failed_until({ card, tier, day: dayWords(own.grace_ends) })
          : m.subscription_failed_mend({ card, tier })}
      </p>
    </div>
  );
}
