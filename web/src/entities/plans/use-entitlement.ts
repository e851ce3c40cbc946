import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { request } from '../../api/client.ts';
import { useSession } from '../../session/use-session.ts';
import { watchEntitlement } from './entitlement-watch.ts';
import { announcePlanChange } from './plan-changes.ts';
import { isPlanPending, onPlanPending } from './plan-pending.ts';

/**
 * Detects a change of plan made elsewhere: by the payment provider, on another device, or by support. All tabs then
 * drop the data that they cached under the old plan. The root component of all pages uses it.
 */
export function useEntitlement(): void {
  const { isIn, user } = useSession();
  const client = useQueryClient();
  const read = useEffectEvent(async () => {
    const { subscription } = await request('getEntitlement', { quiet: true, repeated: true });
    if (user && subscription !== user.subscription) await announcePlanChange(client, subscription);
  });

  useEffect(() => {
    if (!isIn) return;
    const watch = watchEntitlement({
      read: () => read(),
      isInView: () => document.visibilityState === 'visible',
      isPending: isPlanPending,
    });
    const ended = new AbortController();
    const { signal } = ended;
    for (const kind of ['pointerdown', 'pointermove', 'keydown', 'scroll'])
      addEventListener(kind, watch.touched, { passive: true, capture: true, signal });
    const turned = () => (document.visibilityState === 'visible' ? watch.shown() : watch.schedule());
    document.addEventListener('visibilitychange', turned, { signal });
    const unsubscribe = onPlanPending(watch.schedule);
    watch.schedule();
    return () => {
      ended.abort();
      unsubscribe();
      watch.stop();
    };
  }, [isIn]);
}
