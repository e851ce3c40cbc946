import type { openGetAdvisories, ReplyOf } from '@groundswell/contracts';
import { HOUR_MS } from '@groundswell/durations';
import { type AdvisoryList, advisoriesAt, type Beach, levelOf, MAX_ADVISORIES_PER_BEACH } from '@groundswell/forecast';
import { instantText } from '../texts/clock-text.ts';
import { english } from '../words/english.ts';

export interface OpenAdvisoriesOf {
  readonly beach: Pick<Beach, 'id' | 'lat' | 'lon'>;
  /** The advisories of all beaches; absent before the weather service's first reply. */
  readonly advisories: AdvisoryList | undefined;
  readonly days: number;
  /** UTC ms. */
  readonly now: number;
}

/** Presents a beach's advisories for `days` days, the gravest first, in the weather service's own words. */
export function presentOpenAdvisories({
  beach,
  advisories,
  days,
  now,
}: OpenAdvisoriesOf): Omit<ReplyOf<typeof openGetAdvisories>, 'about' | 'beach'> {
  const listed = advisoriesAt(advisories, [beach.id], { now, beforeAt: now + days * 24 * HOUR_MS }).slice(
    0,
    MAX_ADVISORIES_PER_BEACH,
  );
  return {
    checked_at: advisories ? instantText(advisories.checkedAt) : null,
    advisories: listed.map(({ code, fromAt, untilAt, headline, instruction, office }) => ({
      code,
      level: levelOf(code),
      name: english.advisories.names[code],
      from: instantText(fromAt),
      until: instantText(untilAt),
      headline: headline ?? null,
      instruction: instruction ?? null,
      office,
      url: `https://forecast.weather.gov/MapClick.php?lat=${beach.lat}&lon=${beach.lon}`,
    })),
  };
}
