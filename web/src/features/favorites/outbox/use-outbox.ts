import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refetchFavorites } from '../../../entities/favorites/favorites-query.ts';
import { m } from '../../../paraglide/messages.js';
import { session } from '../../../session/current.ts';
import { meQuery, useSession } from '../../../session/use-session.ts';
import { useToast } from '../../../ui/toast.tsx';
import {
  type Delivery,
  drain,
  dropOthersChanges,
  endFavoriteSession,
  onDelivered,
  onOtherTabsChange,
  queuedChanges,
} from './outbox.ts';
import { storeFavorite, useRefusalToast } from './use-change-favorite.ts';

const DURATION_MS = 5000;
/** The delay before a retry: a connection that has just returned may still fail. */
const RETRY_MS = 15_000;

/**
 * Sends the changes that wait for a connection or a session, and shows their outcome as a toast. `onAlert` opens the
 * alert of a beach; both callbacks must be stable. The root component of all pages uses it.
 */
export function useOutbox(onAlert: (beachId: number) => void, onPlans: () => void): void {
  const client = useQueryClient();
  const showToast = useToast();
  const showRefusal = useRefusalToast(onPlans);
  const { isIn } = useSession();
  useEffect(() => {
    // On a server-rendered page, React's `isIn` is false at first. `session.isIn()` is right from the start.
    if (!session.isIn()) return endFavoriteSession();
    if (!isIn) return;
    const drainOwn = async () => {
      if (queuedChanges().length === 0) return;
      // Without the user, only the changes of this session are sent.
      const user = await client.ensureQueryData(meQuery).catch(() => undefined);
      if (user) dropOthersChanges(user.id);
      await drain(user?.id);
    };
    const show = async (deliveries: readonly Delivery[]) => {
      const done = deliveries.filter(({ outcome }) => outcome.kind === 'done');
      for (const { change } of done) storeFavorite(client, change);
      const refused = deliveries.map(({ outcome }) => outcome).findLast(({ kind }) => kind !== 'done');
      const alertAt = done.findLast(({ change }) => change.alert)?.change.beachId;
      const isLeftOff = done.some(({ outcome }) => outcome.kind === 'done' && outcome.alertLeftOff);
      const sentence = isLeftOff ? m.favorite_alert_left_off() : m.favorite_sent();
      if (refused?.kind === 'refused' || refused?.kind === 'failed') await showRefusal(refused);
      else if (alertAt !== undefined)
        showToast(sentence, { action: { text: m.favorite_alert_set(), onChoose: () => onAlert(alertAt) } });
      // If further changes are queued, this change shows no toast, because the later ones show their own.
      else if (queuedChanges().length === 0) showToast(sentence, { ms: DURATION_MS });
      await refetchFavorites(client);
    };
    const retry = () => void drainOwn();
    const stops = [
      onDelivered((deliveries) => void show(deliveries)),
      onOtherTabsChange(() => void refetchFavorites(client)),
    ];
    retry();
    addEventListener('online', retry);
    const timer = setInterval(retry, RETRY_MS);
    return () => {
      for (const stop of stops) stop();
      removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [client, isIn, showToast, showRefusal, onAlert, onPlans]);
}
