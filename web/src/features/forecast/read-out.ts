import type { TimelineReply } from '@groundswell/contracts';
import { m } from '../../paraglide/messages.js';
import { conditionWord } from '../../ui/condition.ts';
import { isSized, surfWords } from './surf-text.ts';

/** What the timeline says of one hour, in words. */
export interface ReadOut {
  readonly time: string;
  readonly facts: readonly { readonly name: string; readonly value: string; readonly note?: string }[];
  readonly why: string;
}

export function readHour(timeline: TimelineReply, hour: number): ReadOut {
  const text = (values: readonly (string | null)[]) => values[hour] ?? m.ui_missing();
  const condition = timeline.condText[hour];
  const surf = timeline.wvhtText[hour];
  const rated = surf && isSized(surf) && condition;
  const level = timeline.tideLevel[hour];
  const day = timeline.summaryDay[hour] ?? 0;
  const swell2 = timeline.swell2[hour];

  return {
    time: [timeline.day[day], timeline.time[hour]].filter(Boolean).join(' '),
    facts: [
      {
        name: m.forecast_surf(),
        value: surf ? surfWords(surf) + (rated ? ` ${conditionWord(condition)}` : '') : m.forecast_no_waves(),
        note: rated ? (timeline.wvhtBodySize[hour] ?? undefined) : undefined,
      },
      { name: m.forecast_wind(), value: text(timeline.wind) },
      { name: m.forecast_swell(), value: text(timeline.swell1) },
      { name: m.forecast_second_swell(), value: swell2 ?? m.ui_missing() },
      {
        name: m.forecast_tide(),
        value: timeline.has_tides
          ? typeof level === 'number'
            ? `${level} ${timeline.tideUnits}`
            : m.ui_missing()
          : m.forecast_no_tide_data(),
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
