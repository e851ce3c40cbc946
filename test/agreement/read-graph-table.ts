import type { TimelineReply } from '@groundswell/contracts';
import { linesOf, surfOf } from './read-shown.ts';

/** A row of the graph's table: the texts of one hour. */
export interface ShownHour {
  /** The index of the hour in the forecast timeline. */
  readonly hour: number;
  readonly isNow: boolean;
  readonly surf: string | undefined;
  readonly condition: string | undefined;
  readonly score: string | undefined;
  readonly wind: string | undefined;
  readonly gusts: string | undefined;
  readonly first: string | undefined;
  readonly second: string | undefined;
  readonly energy: string | undefined;
  /** The tide level in `level`, and the level with its trend in `tide`. */
  readonly level: string | undefined;
  readonly tide: string | undefined;
}

/**
 * Parses the table's rows. Each row belongs to the hour in its heading; the current row shows its hour with minutes.
 */
export function readGraphTable(html: string, { time, day, date, summaryDay }: TimelineReply): readonly ShownHour[] {
  const hours = new Map<string, number>();
  for (const [hour, clock] of time.entries()) {
    const row = summaryDay[hour] ?? 0;
    hours.set(`${day[row]} ${date[row]} ${clock}`, hour);
  }
  return html.split('<tr>').flatMap((row): ShownHour[] => {
    const [head = '', ...cells] = row.split(/<t[hd][^>]*>/).slice(1);
    const [, named = ''] = /^(.*?)(?:<|, now)/.exec(head) ?? [];
    const hour = hours.get(named.replace(/:\d\d(?=[ap]m$)/, ''));
    if (hour === undefined) return [];
    const [surf, score, wind, first, second, energy, tide] = cells.map((cell) => linesOf(`<td>${cell}`)[0]);
    return [
      {
        hour,
        isNow: head.includes(', now'),
        surf: surfOf(surf),
        condition: /(clean|fair|choppy)(?:,|$)/.exec(surf ?? '')?.[1],
        score: /^(\d+)\/100$/.exec(score ?? '')?.[1],
        wind: known(wind)?.split(',')[0],
        gusts: /gusts (\d+)/.exec(wind ?? '')?.[1],
        first: trainOf(first),
        second: trainOf(second),
        energy: /^([\d.,]+) kW/.exec(energy ?? '')?.[1]?.replaceAll(',', ''),
        level: /^-?[\d.]+ (?:ft|m)/.exec(tide ?? '')?.[0],
        tide: known(tide)?.replace(', ', ' '),
      },
    ];
  });
}

function known(text: string | undefined): string | undefined {
  return text && /\d/.test(text) ? text : undefined;
}

/** Removes the words that classify a swell train, 'wind sea' or 'windswell', from its text. */
function trainOf(text: string | undefined): string | undefined {
  return known(text)?.replace(/ (wind sea|windswell)$/, '');
}
