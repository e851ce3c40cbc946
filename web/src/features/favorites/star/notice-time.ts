/**
 * Whether the notice is shown at `now`, UTC ms. It shows until the end of its last day, `until`, such as '2024-07-01'.
 * If `until` is empty, the notice never shows.
 */
export function isNoticeTime(until: string, now: number): boolean {
  return until !== '' && new Date(now).toISOString().slice(0, 10) <= until;
}
