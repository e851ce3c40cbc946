/** Whether a notice is shown at `now`, UTC ms: until the end of its last day, '2024-07-01'; never without one. */
export function isNoticeTime(until: string, now: number): boolean {
  return until !== '' && new Date(now).toISOString().slice(0, 10) <= until;
}
