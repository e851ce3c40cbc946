/** The days that this browser remembers, as '2026-11-20' in the reader's own time zone. */
export interface RememberedDays {
  /** The day of the first visit; undefined on the first visit. */
  readonly firstVisit: string | undefined;
  /** The day on which an interstitial was shown last. */
  readonly shown: string | undefined;
}

/**
 * Whether an interstitial may be shown: once a day at most, and never on the day of the first visit. A browser without
 * storage is always on its first visit.
 */
export function isInterstitialDue({ firstVisit, shown }: RememberedDays, today: string): boolean {
  return firstVisit !== undefined && firstVisit !== today && shown !== today;
}

export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
