import type { AdvisoryReply, ForecastReply } from '@groundswell/contracts';
import { isWarnedOfHigher } from '@groundswell/present';

const MINUTE_MS = 60_000;
/** The weather service is asked every five minutes; after several failures the age is told. */
const STALE_AFTER_MIN = 30;

interface Listed {
  readonly advisories: readonly AdvisoryReply[];
  /** Minutes since the weather service was asked; absent while that is recent. */
  readonly staleMin: number | undefined;
  /** Whether one warns of high surf now, where the forecast tells of none today. */
  readonly isHigher: boolean;
}

/** What has not ended at `clock`, UTC ms, of a reply that may be a device's stored copy, hours old. */
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
