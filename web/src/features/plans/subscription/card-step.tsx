import type { SubscriptionReply } from '@groundswell/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { readLostOutcome } from '../../../entities/plans/lost-outcome.ts';
import { createSetupIntent, payPlan } from '../../../entities/plans/pay-plan.ts';
import { dayWords, isNothing } from '../../../entities/plans/plan-words.ts';
import { subscriptionQuery } from '../../../entities/plans/queries.ts';
import { m } from '../../../paraglide/later.js';
import { CardForm } from '../../../payment/card-form.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './subscription.module.css';

interface Props {
  readonly script: string;
  readonly own: SubscriptionReply;
  readonly onBack: () => void;
  readonly onDone: (sentence: string) => Promise<void>;
}

/** Takes a new card for the running plan; an overdue amount is charged to it at once. */
export function CardStep({ script, own, onBack, onDone }: Props) {
  const client = useQueryClient();
  const { renew_date: renews, payment_failed: isDue } = own;
  const price = own.next_charge ?? own.plan_price;
  return (
    <div className={styles.panel}>
      <Button variant="quiet" className={styles.back} onClick={onBack}>
        {m.subscription_back()}
      </Button>
      <h3>{m.subscription_new_card()}</h3>
      <CardForm
        script={script}
        begin={createSetupIntent}
        ifLost={isDue ? 'charged' : 'nothing'}
        label={isDue && price ? m.subscription_pay_now({ price }) : m.subscription_save_card()}
        onDone={async (method, confirmCharge) => {
          await payPlan(method, { quote: own.card_quote }, confirmCharge).catch(async (error: unknown) => {
            // Refreshes the amount due, so that it is shown before it is paid.
            await client.invalidateQueries(subscriptionQuery);
            // Without an overdue amount, the plan's data does not show whether the new card was stored, so the error is
            // reported.
            if (!isDue) throw error;
            await readLostOutcome(error, client, {
              isDone: ({ type, payment_failed }) => type !== 'Basic' && !payment_failed,
              isUnchanged: ({ card_quote }) => card_quote !== undefined,
            });
          });
          await onDone(isDue && price ? m.subscription_paid({ price }) : m.subscription_card_saved());
        }}
      >
        {!isDue && price && renews && (
          <p className={styles.quiet}>
            {isNothing(price)
              ? m.subscription_charged_nothing({ day: dayWords(renews) })
              : m.subscription_charged_then({ price, day: dayWords(renews) })}
          </p>
        )}
      </CardForm>
    </div>
  );
}
