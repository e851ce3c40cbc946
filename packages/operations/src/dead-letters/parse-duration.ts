import { DAY_MS, HOUR_MS, MINUTE_MS } from '@groundswell/durations';

const UNITS: Readonly<Record<string, number>> = { m: MINUTE_MS, h: HOUR_MS, d: DAY_MS };

/** Parses a duration such as 30m, 2h or 14d; returns ms. Throws for any other text. */
export function parseDuration(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const [, count, unit = ''] = /^(\d+)([mhd])$/.exec(text) ?? [];
  if (count === undefined) throw new Error(`A duration is written like 30m, 2h or 14d, not ${text}.`);
  return Number(count) * (UNITS[unit] ?? Number.NaN);
}
