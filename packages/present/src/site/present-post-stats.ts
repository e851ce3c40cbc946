import { type PostStatsReply, STATS_DAYS } from '@groundswell/contracts';
import { DAY_MS } from '@groundswell/durations';

/** The page views counted on one day. */
interface Day {
  readonly date: string;
  readonly views: number;
  readonly visits: number;
  readonly readS: number;
  readonly reads: number;
  readonly hosts: Readonly<Record<string, number>>;
}

/** Returns the first of the last 30 UTC days. */
export function firstDayOfStats(now: number): string {
  return dateOf(now - (STATS_DAYS - 1) * DAY_MS);
}

/** Presents the last 30 days; days without counts get zeros. */
export function presentPostStats(counted: readonly Day[], now: number): PostStatsReply {
  const byDate = new Map(counted.map((day) => [day.date, day]));
  const days = Array.from({ length: STATS_DAYS }, (_, at) => {
    const date = dateOf(now - (STATS_DAYS - 1 - at) * DAY_MS);
    return { date, views: byDate.get(date)?.views ?? 0, visits: byDate.get(date)?.visits ?? 0 };
  });
  const sum = (of: (day: Day) => number) => counted.reduce((all, day) => all + of(day), 0);
  const reads = sum(({ reads }) => reads);
  const hosts = new Map<string, number>();
  for (const day of counted)
    for (const [host, views] of Object.entries(day.hosts)) hosts.set(host, (hosts.get(host) ?? 0) + views);
  return {
    days,
    views: sum(({ views }) => views),
    visits: sum(({ visits }) => visits),
    readSeconds: reads === 0 ? null : Math.round(sum(({ readS }) => readS) / reads),
    sources: [...hosts].map(([host, views]) => ({ host, views })).sort((a, b) => b.views - a.views),
  };
}

function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
