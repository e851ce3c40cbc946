import type { SubscriptionReply } from '@groundswell/contracts';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import { Button } from '../../ui/button.tsx';
import { Fault } from '../../ui/fault.tsx';

interface Props {
  readonly own: SubscriptionReply;
  readonly isOnline: boolean;
  readonly onDone: (sentence: string) => Promise<void>;
}

/** Takes a cancellation back. */
export function Resume({ own, isOnline, onDone }: Props) {
  const resume = useMutation({
    mutationFn: () => request('renewSubscription'),
    onSuccess: async ({ success }) => {
      if (success) await onDone(m.subscription_resumed());
    },
  });
  const fault = resume.error
    ? m.subscription_renew_error()
    : resume.data?.success === false && m.subscription_renew_problem();
  return (
    <>
      <Fault>{fault || undefined}</Fault>
      <Button variant="strong" disabled={!isOnline} busy={resume.isPending} onClick={() => resume.mutate()}>
        {own.plan_price ? m.subscription_resume({ price: own.plan_price }) : m.subscription_resume_plain()}
      </Button>
    </>
  );
}
