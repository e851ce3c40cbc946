import type { SubscriptionReply } from '@groundswell/contracts';
import { planOfTier, tierOnWire } from '@groundswell/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readLostOutcome } from '../../../entities/plans/lost-outcome.ts';
import { changePlan } from '../../../entities/plans/pay-plan.ts';
import { plansQuery, subscriptionQuery } from '../../../entities/plans/queries.ts';
import { m } from '../../../paraglide/later.js';
import { confirmCharge } from '../../../payment/card-element.ts';
import { faultWords } from '../../../payment/fault-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { Row } from './row.tsx';
import styles from './subscription.module.css';
import { sumsLater, sumToday } from './sum-today.ts';

interface Props {
  readonly own: SubscriptionReply;
  readonly onBack: () => void;
  readonly onDone: (sentence: string) => Promise<void>;
}

/** Changes between the paid plans: the charges of today and later are shown before the user agrees. */
export function ChangeStep({ own: latest, onBack, onDone }: Props) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async (agreed: SubscriptionReply): Promise<string> => {
      const tier = otherOf(agreed);
      try {
        await changePlan(tier === 'Pro' ? 'pro' : 'premium', agreed.change_quote, async (key, held) => {
          const { card_script: script } = await client.fetchQuery(plansQuery);
          await confirmCharge(script, key, held);
        });
        return m.subscription_changed({ tier });
      } catch (error) {
        await readLostOutcome(error, client, {
          isDone: ({ type }) => tierOnWire(type) === tier,
          isUnchanged: ({ change_quote }) => change_quote !== undefined,
        });
        // The server charges only the amount that the user agreed to.
        const price = agreed.change_price_today;
        return price ? m.subscription_changed_charged({ tier, price }) : m.subscription_changed_free({ tier });
      }
    },
    // Refreshes the amounts, so that the user sees the current ones before agreeing.
    onError: () => client.invalidateQueries(subscriptionQuery),
    onSuccess: onDone,
  });
  // While the change is running, the page shows the terms that the user agreed to. The refetched data may already
  // describe the new plan.
  const own = change.isPending ? change.variables : latest;
  const [now, next] = [tierOnWire(own.type), otherOf(own)];
  const [before, after] = [planOfTier(now), planOfTier(next)];
  const full = next === 'Pro' ? own.pro_price : own.premium_price;
  const today = sumToday(own);
  return (
    <div className={styles.panel}>
      <h3>{m.subscription_change_title({ tier: next })}</h3>
      <dl className={styles.rows}>
        <Row name={m.subscription_today()}>{today ?? m.subscription_sum_unknown()}</Row>
        {sumsLater(own, full).map(({ name, text }) => (
          <Row key={text} name={name}>
            {text}
          </Row>
        ))}
        <Row name={m.subscription_favorites()}>
          {m.subscription_become({ before: before.favoriteLimit, after: after.favoriteLimit })}
        </Row>
        <Row name={m.subscription_alerts()}>
          {m.subscription_become({ before: before.alertLimit, after: after.alertLimit })}
        </Row>
        <Row name={m.subscription_ads()}>{after.hasAds ? m.subscription_ads_again() : m.subscription_ads_away()}</Row>
      </dl>
      <Fault>{change.error && faultWords(change.error, own.change_price_today ? 'charged' : 'nothing')}</Fault>
      <div className={styles.ways}>
        <Button
          variant="strong"
          busy={change.isPending}
          disabled={today === undefined}
          onClick={() => change.mutate(own)}
        >
          {own.change_price_today
            ? m.subscription_change_pay({ tier: next, price: own.change_price_today })
            : m.subscription_change_now({ tier: next })}
        </Button>
        <Button onClick={onBack}>{m.subscription_keep({ tier: now })}</Button>
      </div>
    </div>
  );
}

function otherOf({ type }: SubscriptionReply): 'Pro' | 'Pro Plus' {
  return tierOnWire(type) === 'Pro' ? 'Pro Plus' : 'Pro';
}
