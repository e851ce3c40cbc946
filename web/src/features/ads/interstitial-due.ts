/** Days, '2026-11-20' in the reader's own time, as this browser remembers them. */
export interface RememberedDays {
  /** Of the first visit; absent: this is it. */
  readonly firstVisit: string | undefined;
  /** On which an interstitial was shown last. */
  readonly shown: string | undefined;
}

/**
 * Whether an interstitial may be shown: never on the day of the first visit, once a day at most. A browser that cannot
 * remember has its first visit always.
 */
export function isInterstitialDue({ firstVisit, shown }: RememberedDays, today: string): boolean {
  return firstVisit !== undefined && firstVisit !== today && shown !== today;
}

export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
