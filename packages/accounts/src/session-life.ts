import type { StoredSession } from '@groundswell/data/accounts';
import { DAY_MS } from '@groundswell/durations';

const UNUSED_DAYS = 90;

/** Returns when a session ends even if it is in use, UTC ms. */
export function endOf({ signedInAt, remembered }: StoredSession): number {
  return signedInAt + (remembered ? 365 : 30) * DAY_MS;
}

/** Whether a session is over: its maximum lifetime has passed, or nobody has used it for 90 days. */
export function isOver(session: StoredSession, now: number): boolean {
  return endOf(session) <= now || session.seenAt + UNUSED_DAYS * DAY_MS <= now;
}
