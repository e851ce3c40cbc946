import type { FavoritesTodayReply, MeReply } from '@groundswell/contracts';
import { planOfTier, tierOnWire } from '@groundswell/plans';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../../session/use-session.ts';
import { endPlanPending } from './plan-pending.ts';

const CHANNEL = 'plan';
/** The key of the list of favorites, whose limits are the plan's. */
const FAVORITES = ['favorites'];
type Subscription = MeReply['subscription'];

/** The plan has changed, to `subscription` where that is known: this tab and the others drop what they keep of the old. */
export function tellPlanChange(client: QueryClient, subscription?: Subscription): Promise<void> {
  endPlanPending();
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ subscription });
  channel.close();
  return applyPlanChange(client, subscription);
}

/**
 * What is not shown is dropped, so that nothing of the old plan is shown while it is read again. What is shown has the new
 * plan's limits at once, and is read again.
 */
export function applyPlanChange(client: QueryClient, subscription: Subscription | undefined): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  if (subscription !== undefined) {
    const { favoriteLimit: favLimit, alertLimit, alertTimeFrameDays } = planOfTier(tierOnWire(subscription));
    client.setQueryData(meQuery.queryKey, (me) => me && { ...me, subscription, favLimit });
    client.setQueryData<FavoritesTodayReply>(FAVORITES, (list) => {
      const settings = list?.settings && {
        ...list.settings,
        subscriptionType: subscription,
        notificationsAllowed: alertLimit,
        timeFrameMax: alertTimeFrameDays,
      };
      return list && { ...list, favLimit, ...(settings && { settings }) };
    });
  }
  return client.invalidateQueries();
}

/** Follows what another tab has changed. For the root of all pages. */
export function usePlanChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<{ readonly subscription?: Subscription }>) =>
      void applyPlanChange(client, data.subscription);
    return () => channel.close();
  }, [client]);
}
