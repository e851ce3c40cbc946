import type { AdvisoryReply, ForecastReply } from '@groundswell/contracts';
import { MINUTE_MS } from '@groundswell/durations';
import { isWarnedOfHigher } from '@groundswell/present';

/**
 * If the server has not reached the weather service for longer than this, the page says so. The server polls the
 * weather service every five minutes.
 */
const STALE_AFTER_MIN = 30;

interface Listed {
  readonly advisories: readonly AdvisoryReply[];
  /** Minutes since the server last reached the weather service; undefined if that is recent. */
  readonly staleMin: number | undefined;
  /** True if an advisory warns of high surf at this moment, although today's forecast shows none. */
  readonly isHigher: boolean;
}

/** Returns the advisories active at `clock`, UTC ms. The reply may be a copy from the device's cache, hours old. */
export function listAdvisories(
  reply: Pick<ForecastReply, 'advisories' | 'advisories_age_min' | 'current' | 'days'>,
  clock: number,
): Listed {
  const { advisories = [], advisories_age_min = 0, current } = reply;
  const ageMin = advisories_age_min + Math.max(0, clock - Date.parse(current.as_of)) / MINUTE_MS;
  return {
    advisories: advisories.filter(({ until }) => Date.parse(until) > clock),
    staleMin: ageMin > STALE_AFTER_MIN ? ageMin : undefined,
    isHigher: isWarnedOfHigher(reply, clock),
  };
}
