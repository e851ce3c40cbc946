import type { FavoritesTodayReply, MeReply } from '@groundswell/contracts';
import { planOfTier, tierOnWire } from '@groundswell/plans';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../../session/use-session.ts';
import { endPlanPending } from './plan-pending.ts';

const CHANNEL = 'plan';
/** The query key of the favorites; their reply holds the limits of the user's plan. */
const FAVORITES = ['favorites'];
type Subscription = MeReply['subscription'];

/**
 * Announces a change of plan to all tabs, which drop the data that they cached under the old plan. `subscription` is
 * the new plan, if known.
 */
export function announcePlanChange(client: QueryClient, subscription?: Subscription): Promise<void> {
  endPlanPending();
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ subscription });
  channel.close();
  return applyPlanChange(client, subscription);
}

/**
 * Removes inactive queries, so that a page opened later does not show data of the old plan. Active queries get the new
 * plan's limits at once and are then refetched.
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

/** Applies the changes of plan that other tabs announce. The root component of all pages uses it. */
export function usePlanChanges(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<{ readonly subscription?: Subscription }>) =>
      void applyPlanChange(client, data.subscription);
    return () => channel.close();
  }, [client]);
}
