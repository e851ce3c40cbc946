const AWAY_MS = 300_000;

/**
 * Returns which expired part of the reply to refetch when the reader returns after more than 300 s; undefined if none
 * has expired.
 */
export function reloadOnReturn(
  awayMs: number,
  now: number,
  forecast: { readonly fcst_expires: string; readonly current: { readonly expires: string } },
): 'forecast' | 'weather' | undefined {
  if (awayMs <= AWAY_MS) return undefined;
  if (now > Date.parse(forecast.fcst_expires)) return 'forecast';
  return now > Date.parse(forecast.current.expires) ? 'weather' : undefined;
}
