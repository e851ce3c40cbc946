import type { StoredSession } from '@groundswell/data/accounts';
import { DAY_MS } from '@groundswell/durations';

const UNUSED_DAYS = 90;

/** Returns the end of a session however much it is used, UTC ms. */
export function endOf({ signedInAt, remembered }: StoredSession): number {
  return signedInAt + (remembered ? 365 : 30) * DAY_MS;
}

/** Whether a session is over: by its end, or by 90 days without use. */
export function isOver(session: StoredSession, now: number): boolean {
  return endOf(session) <= now || session.seenAt + UNUSED_DAYS * DAY_MS <= now;
}
