import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { announcePlanChange } from '../../../entities/plans/plan-changes.ts';
import { plansQuery, subscriptionQuery } from '../../../entities/plans/queries.ts';
import { m } from '../../../paraglide/later.js';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useFocusKept } from '../../../ui/use-focus-on.ts';
import { CancelStep } from './cancel-step.tsx';
import { CardStep } from './card-step.tsx';
import { ChangeStep } from './change-step.tsx';
import { Overview } from './overview.tsx';
import type { SubscriptionStep } from './step.ts';
import styles from './subscription.module.css';

/** The polling interval while the dialog is open, ms: the plan may change at Stripe. */
const READ_EVERY_MS = 8000;

interface Props {
  readonly onPlans: () => void;
  readonly onClose: () => void;
}

/** Shows the user's plan: its facts, its charges, and how to change or end it. */
export function SubscriptionDialog({ onPlans, onClose }: Props) {
  const { isIn } = useSession();
  const client = useQueryClient();
  const [step, go] = useState<SubscriptionStep>('overview');
  const [notice, setNotice] = useState<string>();
  const own = useQuery({ ...subscriptionQuery, enabled: isIn, refetchInterval: READ_EVERY_MS });
  const plans = useQuery(plansQuery);
  const shown = useRef<HTMLDivElement>(null);
  useFocusKept(shown, step);
  const back = () => go('overview');
  const done = async (sentence: string) => {
    // Every query is refetched, but only the user's own plan is awaited.
    const { data: after } = await own.refetch();
    void announcePlanChange(client, after?.type);
    setNotice(sentence);
    back();
  };
  const { data, error } = own;
  return (
    <Dialog title={m.subscription_title()} width="narrow" onClose={onClose}>
      {!data && error && (
        <div className={styles.panel}>
          <Fault>{error.message}</Fault>
          <Button busy={own.isFetching} onClick={() => void own.refetch()}>
            {m.subscription_try_again()}
          </Button>
        </div>
      )}
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton lines={8} />
        </div>
      )}
      <div ref={shown} tabIndex={-1} className={styles.whole}>
        {data && step === 'overview' && (
          <Overview
            own={data}
            trialLengths={plans.data ? [plans.data.trial_days, plans.data.promo_trial_days] : []}
            notice={notice}
            onNotice={setNotice}
            onStep={go}
            onPlans={onPlans}
            onDone={done}
          />
        )}
        {data && step === 'card' && plans.data && (
          <CardStep script={plans.data.card_script} own={data} onBack={back} onDone={done} />
        )}
        {data && step === 'change' && <ChangeStep own={data} onBack={back} onDone={done} />}
        {data && step === 'cancel' && (
          <CancelStep own={data} basicDays={plans.data?.basic_days} onBack={back} onDone={done} />
        )}
      </div>
    </Dialog>
  );
}
