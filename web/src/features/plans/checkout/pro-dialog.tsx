import type { ForecastReply } from '@groundswell/contracts';
import { tierOnWire, wireTierOf } from '@groundswell/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { countEvent } from '../../../api/count-event.ts';
import { announcePlanChange } from '../../../entities/plans/plan-changes.ts';
import { plansQuery, subscriptionQuery } from '../../../entities/plans/queries.ts';
import { useOffer } from '../../../entities/plans/use-offer.ts';
import { m } from '../../../paraglide/later.js';
import { product } from '../../../product.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useClock } from '../../../ui/use-clock.ts';
import { ChooseStep } from './choose-step.tsx';
import { DoneStep } from './done-step.tsx';
import { offerOf, type PaidTier, promotedAlone } from './offer.ts';
import { PayStep } from './pay-step.tsx';
import { SignInStep } from './sign-in-step.tsx';

interface Props {
  /** The mode 'register' opens the dialog with a welcome to a new account. */
  readonly mode?: 'pro' | 'register';
  /** The beach whose forecast days the last step shows. */
  readonly beach: ForecastReply | undefined;
  readonly onSignIn: (step: 'signin' | 'register') => void;
  /** Opens the dialog in which a user changes a running plan. */
  readonly onSubscription: () => void;
  readonly onAlert: () => void;
  readonly onClose: () => void;
}

/** Compares the plans and sells one, in three steps: the comparison, the payment by card, and the result. */
export function ProDialog({ mode = 'pro', beach, onSignIn, onSubscription, onAlert, onClose }: Props) {
  const { isIn, user } = useSession();
  const client = useQueryClient();
  const plans = useQuery(plansQuery);
  const own = useQuery({ ...subscriptionQuery, enabled: isIn });
  const now = useClock(60_000);
  const [picked, choose] = useState<PaidTier>();
  const [step, go] = useState<'choose' | 'pay' | 'done'>('choose');
  const { code, isPartner, offer: promo } = useOffer();
  const offer = plans.data && offerOf(plans.data, own.data, isPartner, now, promo);
  const chosen = picked ?? ((offer && promotedAlone(offer)) || 'Pro');
  const tier = tierOnWire(own.data?.type ?? user?.subscription ?? 'Basic');

  useEffect(() => countEvent('pro_modal'), []);

  const begin = (wanted: PaidTier) => {
    choose(wanted);
    // Only readers without a paid plan buy one here. A reader with a running plan changes it in another dialog.
    if (tier === 'Basic') go('pay');
    else onSubscription();
  };
  const succeed = async (bought: PaidTier) => {
    // A gift card gives Pro, whichever plan was chosen.
    choose(bought);
    // Announces the plan to all tabs; every forecast of this page is refetched.
    void announcePlanChange(client, wireTierOf(bought));
    // The last step shows the charges, so they are refetched before it opens.
    await client.refetchQueries(subscriptionQuery);
    go('done');
  };
  const error = plans.error ?? own.error;
  const isWaiting = !offer || (isIn && own.isPending);

  return (
    <Dialog title={m.pro_title({ product })} width="wide" onClose={onClose}>
      {error ? (
        <div>
          <Fault>{error.message}</Fault>
          <Button onClick={() => void Promise.all([plans.refetch(), isIn && own.refetch()])}>
            {m.pro_try_again()}
          </Button>
        </div>
      ) : isWaiting ? (
        <div aria-busy="true">
          <Skeleton lines={8} />
        </div>
      ) : step === 'choose' ? (
        <ChooseStep
          welcome={mode === 'register' ? m.pro_registered() : undefined}
          offer={offer}
          tier={tier}
          chosen={chosen}
          onChoose={choose}
          onBegin={begin}
        />
      ) : step === 'done' ? (
        <DoneStep tier={chosen} own={own.data} beach={beach} seenDays={offer.basicDays} onAlert={onAlert} />
      ) : isIn ? (
        <PayStep
          offer={offer}
          tier={chosen}
          isPartner={isPartner}
          firstCode={code}
          onBack={() => go('choose')}
          onDone={succeed}
        />
      ) : (
        <SignInStep offer={offer} tier={chosen} onSignIn={onSignIn} onBack={() => go('choose')} />
      )}
    </Dialog>
  );
}
