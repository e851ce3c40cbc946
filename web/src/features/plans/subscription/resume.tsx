import type { SubscriptionReply } from '@groundswell/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { readLostOutcome } from '../../../entities/plans/lost-outcome.ts';
import { isNothing } from '../../../entities/plans/plan-words.ts';
import { subscriptionQuery } from '../../../entities/plans/queries.ts';
import { m } from '../../../paraglide/later.js';
import { faultWords, PaymentLostError } from '../../../payment/fault-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';

interface Props {
  readonly own: SubscriptionReply;
  readonly isOnline: boolean;
  readonly onDone: (sentence: string) => Promise<void>;
}

/** Shows the button that reverts a cancellation. */
export function Resume({ own, isOnline, onDone }: Props) {
  const client = useQueryClient();
  const resume = useMutation({
    mutationFn: () =>
      request('renewSubscription', { query: own.resume_quote === undefined ? {} : { quote: own.resume_quote } })
        .then(({ success }) => success)
        .catch(async (error: unknown) => {
          await readLostOutcome(error, client, {
            isDone: ({ type, cancelled }) => type !== 'Basic' && !cancelled,
            isUnchanged: ({ resume_quote }) => resume_quote !== undefined,
          });
          return true;
        }),
    onError: () => client.invalidateQueries(subscriptionQuery),
    onSuccess: async (isDone) => {
      if (isDone) await onDone(m.subscription_resumed());
    },
  });
  const fault = resume.error ?? (resume.data === false ? new PaymentLostError() : undefined);
  const failed = resume.error ? m.subscription_renew_error() : m.subscription_renew_problem();
  const price = own.resume_charge ?? own.plan_price;
  return (
    <>
      <Fault>{fault && faultWords(fault, 'nothing', failed)}</Fault>
      <Button variant="strong" disabled={!isOnline} busy={resume.isPending} onClick={() => resume.mutate()}>
        {price && !isNothing(price) ? m.subscription_resume({ price }) : m.subscription_resume_plain()}
      </Button>
    </>
  );
}
