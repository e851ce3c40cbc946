import type { ForecastReply, TimelineReply } from '@groundswell/contracts';
import { shownCondition } from '@groundswell/present';

/** The values of one hour on the printed sheet; null if unknown. */
export interface SheetHour {
  /** The label of the hour, '6am'; `hour` is its number. */
  readonly time: string;
  readonly hour: number;
  readonly surf: string | null;
  readonly surfMax: number | null;
  readonly condition: TimelineReply['condText'][number];
  readonly score: number | null;
  readonly swell: string | null;
  readonly second: string | null;
  readonly wind: string | null;
  readonly tide: number | null;
  readonly air: string | null;
  /** UTC ms. */
  readonly at: number;
}

export function listSheetHours({ timeline, days }: ForecastReply, dayIndex: number): readonly SheetHour[] {
  const startAt = Date.parse(timeline.start ?? '');
  return (days[dayIndex]?.hourly ?? []).map(({ index, time, surf, wind, swell1, swell2, cond, temp }) => ({
    time,
    hour: timeline.hour[index] ?? 0,
    surf,
    surfMax: timeline.surfMax[index] ?? null,
    condition: shownCondition(timeline.wvhtMax[index], cond),
    score: timeline.score[index] ?? null,
    swell: swell1,
    second: swell2,
    wind,
    tide: timeline.tideLevel[index] ?? null,
    air: temp,
    at: startAt + index * 3_600_000,
  }));
}

/** Lists the hours from first to last light, both included; 5 am to 8 pm on a day without either. */
export function listLightHours(
  hours: readonly SheetHour[],
  { firstlightAt, lastlightAt }: ForecastReply['days'][number],
): readonly SheetHour[] {
  if (firstlightAt === null || lastlightAt === null) return hours.filter(({ hour }) => hour >= 5 && hour <= 20);
  const [from, until] = [Date.parse(firstlightAt), Date.parse(lastlightAt)];
  return hours.filter(({ at }) => at + 3_600_000 > from && at <= until);
}
