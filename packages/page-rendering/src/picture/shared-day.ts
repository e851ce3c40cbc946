import type { ForecastReply } from '@groundswell/contracts';
import type { Condition } from '@groundswell/forecast';
import { advisoryOfDay, bestHoursText, shownCondition, type Words } from '@groundswell/present';

export interface SharedDay {
  readonly name: string;
  readonly date: string;
  readonly warning: string | undefined;
  /** The whole day as one part; or morning and afternoon if they differ. */
  readonly parts: readonly SharedPart[];
  readonly best: string | undefined;
  readonly hours: readonly SharedHour[];
  readonly conditions: Readonly<Record<Condition, string>>;
  readonly tideLabel: string;
}

export interface SharedPart {
  readonly label: string;
  /** The number, '3–4', with the unit 'ft'; flat water is a word without a unit. */
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

/**
 * Finds the day of `date` in a forecast, or the first day if no date is given. Returns undefined if the forecast lacks
 * that day.
 */
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

/**
 * Splits a surf text into the large number and the small unit, for example '3–4' and 'ft'. The size is undefined if the
 * surf is unknown.
 */
function sizeOf(
  surf: string | null,
  min: number | null,
  max: number | null,
  unit: string,
  _words: Words,
): { size: string | undefined; unit: string | undefined } {
  if (surf === null || min === null || max === 0) return { size: surf ?? undefined, unit: undefined };
  const size = max === null ? `${min}+` : [...new Set([min, max])].join('–');
  return { size, unit };
}
