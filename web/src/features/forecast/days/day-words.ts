import type { DayReply, TimelineReply } from '@groundswell/contracts';
import { conditionWord } from '../../../entities/surf/condition.ts';
import type { RatedSurf } from '../../../entities/surf/surf.ts';
import { shortSeaWord, type TrainAt, trainAt } from '../../../entities/surf/train.ts';
import { m } from '../../../paraglide/messages.js';
import { spanned, unbroken } from '../../../ui/typography.ts';
import { hoursOn } from '../day-rows.ts';

/** Returns half a day as a screen reader says it: '3–4 ft clean'. */
export function halfWords({ surf, condition }: RatedSurf): string {
  if (!surf) return m.ui_missing();
  return condition === null ? spanned(surf.text) : `${spanned(surf.text)} ${conditionWord(condition)}`;
}

/** The swell and wind of a day's row. */
export interface DayWater {
  /** The dominant swell train of the day: 'swell ESE 3.6 ft 12 s'. */
  readonly swell: string | undefined;
  /** The wind of the morning and of the afternoon, each with its direction of origin. */
  readonly winds: readonly { readonly half: string; readonly text: string; readonly fromDeg: number | undefined }[];
}

/** The hours that stand for the morning and the afternoon. */
const WIND_HOURS = [9, 15];

export function dayWater(day: DayReply, timeline: TimelineReply): DayWater {
  const main = mainTrain(day, timeline);
  return {
    swell: main && dayTrain(main),
    winds: hoursOn(day, WIND_HOURS, timeline).flatMap(({ index, wind }) =>
      wind === null
        ? []
        : {
            half: timeline.hour[index] === WIND_HOURS[0] ? m.forecast_am() : m.forecast_pm(),
            text: wind,
            fromDeg: timeline.windDir[index] ?? undefined,
          },
    ),
  };
}

/** The hours from 6 to 18, over which the dominant train is chosen. */
const DAY_HOURS = Array.from({ length: 13 }, (_, hour) => 6 + hour);

/**
 * Returns the swell train that is the largest in most hours of the day, with its values from the hour nearest to noon.
 */
function mainTrain(day: DayReply, timeline: TimelineReply): TrainAt | undefined {
  const leading = hoursOn(day, DAY_HOURS, timeline).flatMap(({ index }) => {
    const train = trainAt(timeline, index, 1);
    return train ? { train, fromNoon: Math.abs((timeline.hour[index] ?? 0) - 12) } : [];
  });
  const hoursOf = (line: number | undefined) => leading.filter(({ train }) => train.line === line).length;
  const [main] = leading.toSorted((a, b) => hoursOf(b.train.line) - hoursOf(a.train.line) || a.fromNoon - b.fromNoon);
  return main?.train;
}

/** Formats a train: 'swell ESE 3.6 ft 12 s', 'wind sea NNW 2 ft 5 s'. */
function dayTrain({ text, kind }: TrainAt): string {
  const word = shortSeaWord(kind);
  return word ? `${word} ${text}` : m.forecast_day_swell({ swell: text });
}

/** Returns a day's swell and wind as a screen reader says them. */
export function waterWords({ swell, winds }: DayWater): readonly string[] {
  return [
    ...(swell ? [swell] : []),
    ...winds.map(({ half, text }) => m.forecast_day_wind({ wind: `${half} ${text}` })),
  ];
}

/** Returns the day of the month: 20 for '2026-11-20'. */
export function dayOfMonth(day: Pick<DayReply, 'dateNum'> | undefined): number | undefined {
  return day && new Date(day.dateNum).getUTCDate();
}

/** Returns the notes on a day: the confidence, and the change since an earlier run. */
export function dayNotes({ changed, confidence, unsure }: DayReply): readonly string[] {
  const sure = confidence?.says ?? unsure;
  return [
    ...(sure ? [unbroken(spanned(sure))] : []),
    ...(changed ? [`${changed.direction === 'up' ? '↑' : '↓'} ${unbroken(spanned(changed.text))}`] : []),
  ];
}
