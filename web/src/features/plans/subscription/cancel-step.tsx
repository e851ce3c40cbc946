import type { SubscriptionReply } from '@groundswell/contracts';
import { planOfTier, tierOnWire } from '@groundswell/plans';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { favoritesQuery } from '../../../entities/favorites/favorites-query.ts';
import { readLostOutcome } from '../../../entities/plans/lost-outcome.ts';
import { dayWords } from '../../../entities/plans/plan-words.ts';
import { m } from '../../../paraglide/later.js';
import { faultWords, PaymentLostError } from '../../../payment/fault-words.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { InlineText } from '../../../ui/inline-text.tsx';
import { Row } from './row.tsx';
import styles from './subscription.module.css';

interface Props {
  readonly own: SubscriptionReply;
  readonly basicDays: number | undefined;
  readonly onBack: () => void;
  readonly onDone: (sentence: string) => Promise<void>;
}

/** Shows the last step of a cancellation: what stays until which day, and what ends then. */
export function CancelStep({ own, basicDays, onBack, onDone }: Props) {
  const { user } = useSession();
  const client = useQueryClient();
  const { data: favorites } = useQuery(favoritesQuery);
  const tier = tierOnWire(own.type);
  const [plan, basic] = [planOfTier(tier), planOfTier('Basic', basicDays)];
  const until = own.renew_date ?? own.grace_ends;
  const cancel = useMutation({
    mutationFn: () =>
      request('cancelSubscription').catch(async (error: unknown) => {
        const read = await readLostOutcome(error, client, {
          isDone: ({ type, cancelled }) => type === 'Basic' || cancelled,
          isUnchanged: ({ next_charge }) => next_charge !== undefined,
        });
        return { success: true, endDate: read.type === 'Basic' ? undefined : read.subscription_ends };
      }),
    onSuccess: async ({ success, endDate }) => {
      if (success) await onDone(endDate ? m.subscription_ends_on({ day: dayWords(endDate) }) : m.subscription_ended());
    },
  });
  const fault = cancel.error ?? (cancel.data?.success === false ? new PaymentLostError() : undefined);
  const count = user?.favCount ?? 0;
  const alerts = favorites?.settings?.notificationsCount ?? 0;
  return (
    <div className={styles.panel}>
      <h3>{m.subscription_cancel_title({ tier })}</h3>
      <p>
        <InlineText
          text={
            until && !own.payment_failed
              ? m.subscription_keep_until({ days: plan.forecastDays, day: dayWords(until) })
              : m.subscription_ends_now()
          }
          link={(_, words) => words}
        />
      </p>
      <dl className={styles.rows}>
        <Row name={m.subscription_forecast()}>
          {m.subscription_days_become({ before: plan.forecastDays, after: basic.forecastDays })}
        </Row>
        <Row name={m.subscription_favorites()}>
          {count > basic.favoriteLimit
            ? m.subscription_read_only({ count, over: count - basic.favoriteLimit })
            : m.subscription_favorites_stay()}
        </Row>
        <Row name={m.subscription_alerts()}>
          {alerts > basic.alertLimit
            ? m.subscription_pause({ count: alerts - basic.alertLimit })
            : m.subscription_alerts_stay()}
        </Row>
      </dl>
      <Fault>{fault && faultWords(fault, 'nothing', m.subscription_cancel_error())}</Fault>
      <div className={styles.ways}>
        <Button variant="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {m.subscription_cancel()}
        </Button>
        <Button onClick={onBack}>{m.subscription_keep({ tier })}</Button>
      </div>
    </div>
  );
}
