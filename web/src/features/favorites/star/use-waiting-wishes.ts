import { tierOnWire } from '@groundswell/plans';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refusalSentence } from '../../../entities/favorites/favorite-limit.ts';
import { refetchFavorites } from '../../../entities/favorites/favorites-query.ts';
import { sendWaiting } from '../../../entities/favorites/send-wish.ts';
import { dropOthersWishes, leaveWishes, onWishesElsewhere, readWishes } from '../../../entities/favorites/wishes.ts';
import { m } from '../../../paraglide/messages.js';
import { session } from '../../../session/current.ts';
import { meQuery, useSession } from '../../../session/use-session.ts';
import { useToast } from '../../../ui/toast.tsx';

const DURATION_MS = 5000;
/** A connection that has just come back may still fail. */
const RETRY_MS = 15_000;

/**
 * Sends the wishes made offline, or left by a session that the server ended, as soon as they get through, with a toast,
 * which offers the alert that one was for; `onAlert` is stable. For the root of all pages.
 */
export function useWaitingWishes(onAlert: (beachId: number) => void, onPlans: () => void): void {
  const client = useQueryClient();
  const showToast = useToast();
  const { isIn } = useSession();
  useEffect(() => {
    // Read from the session itself: on a page that the server drew, `isIn` is a visitor's at first.
    if (!session.isIn()) return leaveWishes();
    if (!isIn) return;
    let isSending = false;
    let isWanted = false;
    const send = async () => {
      if (readWishes().length === 0) return;
      // Whose they are is sure before any is sent; where that cannot be read, only those of this session are.
      const user = await client.ensureQueryData(meQuery).catch(() => undefined);
      if (user) dropOthersWishes(user.id);
      const { granted, alertLeftOff, alertAt, refused } = await sendWaiting(user?.id);
      if (granted === 0 && !refused) return;
      if (!refused) {
        const sentence = alertLeftOff ? m.favorite_alert_left_off() : m.favorite_sent();
        if (alertAt !== undefined)
          showToast(sentence, { action: { text: m.favorite_alert_set(), onChoose: () => onAlert(alertAt) } });
        // What is pressed meanwhile has not arrived yet, and is told by itself.
        else if (readWishes().length === 0) showToast(sentence, { ms: DURATION_MS });
      } else {
        // Who has just signed in is not known yet.
        const me = await client.ensureQueryData(meQuery).catch(() => undefined);
        const tier = tierOnWire(me?.subscription ?? 'Basic');
        const sentence =
          'error' in refused
            ? m.favorite_error_why({ error: refused.error.message })
            : refusalSentence(tier, refused.fullAt);
        if ('error' in refused || refused.fullAt === undefined || tier === 'Pro Plus')
          showToast(sentence, { tone: 'error', ms: DURATION_MS });
        else showToast(sentence, { tone: 'error', action: { text: m.favorite_plans(), onChoose: onPlans } });
      }
      await refetchFavorites(client);
    };
    // Once more after the one under way, which may have begun without a connection.
    const trySending = async () => {
      isWanted = true;
      if (isSending) return;
      isSending = true;
      while (isWanted) {
        isWanted = false;
        await send();
      }
      isSending = false;
    };
    const sendSoon = () => void trySending();
    sendSoon();
    addEventListener('online', sendSoon);
    // Another tab has sent what both were waiting for.
    const unlisten = onWishesElsewhere(() => void refetchFavorites(client));
    const retry = setInterval(sendSoon, RETRY_MS);
    return () => {
      removeEventListener('online', sendSoon);
      unlisten();
      clearInterval(retry);
    };
  }, [client, isIn, showToast, onAlert, onPlans]);
}
