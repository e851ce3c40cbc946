import type { ForecastReply } from '@groundswell/contracts';
import type { Condition } from '@groundswell/forecast';
import { advisoryOfDay, bestHoursText, shownCondition, type Words } from '@groundswell/present';

/** A day's values in its picture. */
export interface SharedDay {
  readonly name: string;
  readonly date: string;
  readonly warning: string | undefined;
  /** One for the whole day, or morning and afternoon where they differ. */
  readonly parts: readonly SharedPart[];
  readonly best: string | undefined;
  readonly hours: readonly SharedHour[];
  readonly conditions: Readonly<Record<Condition, string>>;
  readonly tideLabel: string;
}

export interface SharedPart {
  readonly label: string;
  /** '3–4' and 'ft'; flat water is a word, without a unit. */
  readonly size: string;
  readonly unit: string | undefined;
  readonly condition: Condition | null;
}

export interface SharedHour {
  readonly time: string;
  readonly surf: number | null;
  readonly condition: Condition | null;
  readonly tide: number | null;
}

/** The day of a forecast with that date, the first without one; undefined where the forecast has no such day. */
export function findSharedDay(reply: ForecastReply, date: string | undefined, words: Words): SharedDay | undefined {
  const { name, days, timeline } = reply;
  const index = date === undefined ? 0 : days.findIndex(({ dateNum }) => dateNum === date);
  const day = days[index];
  if (!day) return undefined;
  const { picture, conditions } = words;
  const isOne = day.amsurf === day.pmsurf && day.amcond === day.pmcond;
  const { surfSvgUnits: unit } = timeline;
  const morning = {
    label: isOne ? '' : picture.morning,
    ...sizeOf(day.amsurf, day.amsurfMin, day.amsurfMax, unit, words),
    condition: shownCondition(day.amsurfMax, day.amcond),
  };
  const afternoon = {
    label: picture.afternoon,
    ...sizeOf(day.pmsurf, day.pmsurfMin, day.pmsurfMax, unit, words),
    condition: shownCondition(day.pmsurfMax, day.pmcond),
  };
  return {
    name,
    date: `${day.day} ${day.date}`,
    warning: advisoryOfDay(reply, index)?.name,
    parts: (isOne ? [morning] : [morning, afternoon]).flatMap(({ size, ...part }) =>
      size === undefined ? [] : [{ ...part, size }],
    ),
    best: day.best ? picture.best(bestHoursText(day.best, words)) : undefined,
    hours: timeline.summaryDay.flatMap((ofDay, hour) =>
      ofDay === index
        ? [
            {
              time: timeline.time[hour] ?? '',
              surf: timeline.surfMax[hour] ?? null,
              condition: shownCondition(timeline.surfMax[hour], timeline.condText[hour] ?? null),
              tide: timeline.tideLevel[hour] ?? null,
            },
          ]
        : [],
    ),
    conditions,
    tideLabel: picture.tide,
  };
}

/** The surf in large letters and its unit in small ones; without a size where unknown. */
function sizeOf(
  surf: string | null,
  min: number | null,
  max: number | null,
  unit: string,
  words: Words,
): { size: string | undefined; unit: string | undefined } {
  if (surf === null || min === null || max === 0) return { size: surf ?? undefined, unit: undefined };
  const size = max === null ? `${min}+` : [...new Set([min, max])].join('–');
  return { size: words.number(size), unit };
}
