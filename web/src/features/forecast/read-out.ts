import type { TimelineReply } from '@groundswell/contracts';
import { messages } from '../../messages.ts';
import { surfWords } from './surf-text.ts';

const words = messages.forecast;

/** What the timeline says of one hour, in words. */
export interface ReadOut {
  readonly time: string;
  readonly facts: readonly { readonly name: string; readonly value: string; readonly note?: string }[];
  readonly why: string;
}

export function readHour(timeline: TimelineReply, hour: number): ReadOut {
  const text = (values: readonly (string | null)[]) => values[hour] ?? messages.missing;
  const condition = timeline.condText[hour];
  const surf = timeline.wvhtText[hour];
  const rated = surf !== undefined && surf !== null && surf !== words.flat && condition;
  const level = timeline.tideLevel[hour];
  const day = timeline.summaryDay[hour] ?? 0;
  const swell2 = timeline.swell2[hour];

  return {
    time: [timeline.day[day], timeline.time[hour]].filter(Boolean).join(' '),
    facts: [
      {
        name: words.surf,
        value: surf
          ? surfWords(surf) + (rated ? ` ${messages.conditions[condition].toLowerCase()}` : '')
          : words.noWaves,
        note: rated ? (timeline.wvhtBodySize[hour] ?? undefined) : undefined,
      },
      { name: words.wind, value: text(timeline.wind) },
      { name: words.mainSwell, value: text(timeline.swell1) },
      { name: words.secondSwell, value: swell2 ?? messages.missing },
      {
        name: words.tide,
        value: timeline.has_tides
          ? typeof level === 'number'
            ? `${level} ${timeline.tideUnits}`
            : messages.missing
          : words.noTideData,
        note: timeline.tideLevelDesc[hour] ?? undefined,
      },
    ],
    why: (timeline.why[hour] ?? []).flatMap((index) => timeline.reasons[index] ?? []).join('. '),
  };
}

/** The same as one sentence, for those who hear the page. */
export function spokenHour({ time, facts }: ReadOut): string {
  return [time, ...facts.map(({ name, value, note }) => [name, value, note].filter(Boolean).join(' '))].join(', ');
}
