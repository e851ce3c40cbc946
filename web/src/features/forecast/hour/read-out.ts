import type { DayReply, ForecastReply, JoinReply, TimelineReply } from '@groundswell/contracts';
import { TIDE_STEP_MS, tideLevelAt } from '@groundswell/forecast';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { surfAt } from '../../../entities/surf/surf-at.ts';
import { shortSeaWord, type TrainAt, trainAt, trainWords } from '../../../entities/surf/train.ts';
import { hoursFrom, listTideEvents, type TideRow } from '../../../entities/tide/tide-events.ts';
import { tideWords } from '../../../entities/tide/tide-words.ts';
import { m } from '../../../paraglide/messages.js';
import { capitalized } from '../../../ui/capitalized.ts';
import { dateWords } from '../../../ui/date-words.ts';
import { joinSentences } from '../../../ui/join-sentences.ts';
import { numberWords } from '../../../ui/number-words.ts';
import { spanned } from '../../../ui/typography.ts';
import { cycleHour } from '../clock.ts';
import { joinsAt } from '../timeline/timeline-joins.ts';

export interface Fact {
  /** The name of the fact; empty if the value is self-explanatory, such as 'Flat'. */
  readonly name: string;
  readonly value: string;
  readonly note?: string | undefined;
  /** The number of the swell train's line in the graph, 1 to 6. */
  readonly train?: number | undefined;
  /** The name and value for a table. There the name is a column header, which must be valid for every hour. */
  readonly inColumn?: { readonly name: string; readonly value: string };
}

/** The timeline's values of one hour, as text. */
export interface ReadOut {
  readonly time: string;
  readonly facts: readonly Fact[];
  /** The reasons of the rating, and the confidence. */
  readonly why: string;
}

export interface ReadOutData {
  readonly timeline: TimelineReply;
  readonly days: readonly Pick<DayReply, 'confidence' | 'unsure'>[];
  readonly tideDays: readonly TideRow[];
  readonly sources: ForecastReply['sources'];
  readonly joins: readonly JoinReply[];
}

const RELATIONS = {
  offshore: m.timeline_offshore,
  'cross-offshore': m.timeline_cross_offshore,
  'cross-shore': m.timeline_cross_shore,
  'cross-onshore': m.timeline_cross_onshore,
  onshore: m.timeline_onshore,
} satisfies Record<NonNullable<TimelineReply['windRel'][number]>, () => string>;

/** The time step of a read-out in minutes; readers do not position the cursor more finely. */
const MINUTES = TIDE_STEP_MS / 60_000;

function timeAt(place: number): { readonly hour: number; readonly minutes: number } {
  // The small constant absorbs rounding errors: a whole step, expressed in hours, may come out slightly too small.
  const minutes = Math.floor((place * 60) / MINUTES + 1e-6) * MINUTES;
  return { hour: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** Formats the time of a position on the timeline: '7:20am'. */
export function timeOf({ time }: TimelineReply, place: number): string | undefined {
  const { hour, minutes } = timeAt(place);
  return withMinutes(time[hour], minutes);
}

/**
 * Returns the values at a position on the timeline, in hours from its start. The tide is exact to five minutes; all
 * other values are hourly.
 */
export function readHour(data: ReadOutData, place: number, language: string): ReadOut {
  const { timeline } = data;
  const { hour } = timeAt(place);
  const day = timeline.summaryDay[hour] ?? 0;
  const score = timeline.score[hour];
  const energy = timeline.energy[hour];
  return {
    time: [timeline.day[day], timeOf(timeline, place)].filter(Boolean).join(' '),
    facts: [
      surfFact(timeline, hour),
      { name: m.timeline_score(), value: isKnown(score) ? m.timeline_score_of({ score }) : m.ui_missing() },
      windFact(timeline, hour),
      rankedFact(trainAt(timeline, hour, 1), m.forecast_swell()),
      rankedFact(trainAt(timeline, hour, 2), m.timeline_second_swell()),
      {
        name: m.timeline_energy(),
        value: isKnown(energy) ? m.timeline_power({ power: numberWords(energy) }) : m.ui_missing(),
      },
      tideFact(data, place),
    ],
    why: joinSentences([...reasonsOf(timeline, hour), ...doubtsOf(data, hour, language)].map(spanned), language),
  };
}

/** Joins a read-out into one sentence for screen readers. */
export function hourSentence({ time, facts }: ReadOut): string {
  return [time, ...facts.map(({ name, value, note }) => [name, value, note].filter(Boolean).join(' '))].join(
    m.ui_comma(),
  );
}

function surfFact(timeline: TimelineReply, hour: number): Fact {
  const { surf, condition } = surfAt(timeline, hour);
  const height = surf && spanned(surf.text);
  const name = m.forecast_surf();
  // In Spanish, name and value would repeat each other: 'Olas sin olas'. Flat surf therefore has no name.
  if (height && surf.max === 0) return { name: '', value: capitalized(height), inColumn: { name, value: height } };
  return {
    name,
    value: height ? [height, condition && conditionWord(condition)].filter(Boolean).join(' ') : m.ui_missing(),
    note: condition ? (timeline.wvhtBodySize[hour] ?? undefined) : undefined,
  };
}

/**
 * Returns the largest or the second-largest train. The kind of train changes by the hour, so the table column has a
 * generic header.
 */
function rankedFact(train: TrainAt | undefined, name: string): Fact {
  return { ...trainFact(train, name), inColumn: { name, value: trainWords(train) } };
}

/** Returns a train under the name of its kind, such as wind sea. A groundswell takes the given name. */
export function trainFact(train: TrainAt | undefined, swell: string): Fact {
  const word = shortSeaWord(train?.kind);
  return { name: word ? capitalized(word) : swell, value: train?.text ?? m.ui_missing(), train: train?.line };
}

export function windFact(timeline: TimelineReply, hour: number): Fact {
  const wind = timeline.wind[hour];
  const relation = timeline.windRel[hour];
  const gust = timeline.gust[hour];
  const notes = [relation && RELATIONS[relation](), isKnown(gust) && m.timeline_gusts({ speed: gust })];
  return {
    name: m.forecast_wind(),
    value: wind ?? m.ui_missing(),
    note: (wind && notes.filter(Boolean).join(m.ui_comma())) || undefined,
  };
}

/** Returns the tide level, and whether it rises or falls after the last turn. */
export function tideFact({ timeline, tideDays }: Pick<ReadOutData, 'timeline' | 'tideDays'>, place: number): Fact {
  const { hour, minutes } = timeAt(place);
  const level = tideLevelAt(timeline.tideLevel, hour + minutes / 60) ?? timeline.tideLevel[hour];
  const height = isKnown(level) ? `${tideWords(level, timeline.tideUnits)} ${timeline.tideUnits}` : m.ui_missing();
  const turned = turnsWithin(timeline.start, tideDays, hour, place);
  return {
    name: m.forecast_tide(),
    value: timeline.has_tides ? height : m.forecast_no_tide_data(),
    note: timeline.tideLevelDesc[turned ? hour + 1 : hour] ?? undefined,
  };
}

function turnsWithin(start: string | undefined, days: readonly TideRow[], from: number, to: number): boolean {
  if (start === undefined) return false;
  return listTideEvents(days).some(({ at }) => hoursFrom(start, at) > from && hoursFrom(start, at) <= to);
}

/** Inserts the minutes into the formatted time of a full hour: '3pm' becomes '3:25pm', '15:00' becomes '15:25'. */
function withMinutes(time: string | undefined, minutes: number): string | undefined {
  if (minutes === 0) return time;
  return time?.replace(/^(\d{1,2})(?::\d\d)?/, `$1:${String(minutes).padStart(2, '0')}`);
}

function reasonsOf({ why, reasons }: TimelineReply, hour: number): readonly string[] {
  return (why[hour] ?? []).flatMap((index) => reasons[index] ?? []);
}

/** Returns the confidence in the hour's day, or why it is unknown; undefined if it is high. */
export function confidenceAt({ timeline, days }: ReadOutData, hour: number, language: string): string | undefined {
  const row = timeline.summaryDay[hour] ?? 0;
  const { confidence, unsure } = days[row] ?? {};
  const says = confidence?.level === 'high' ? undefined : (confidence?.says ?? unsure);
  return says && m.timeline_whole_day({ says, day: dayOf(timeline, row, language) });
}

/** Returns the caveats of an hour: blended measurements, low confidence, filled gaps or an older run. */
function doubtsOf(data: ReadOutData, hour: number, language: string): readonly string[] {
  const { timeline, sources, joins } = data;
  const { filled, olderFrom } = timeline;
  const older = olderFrom !== undefined && hour >= olderFrom && sources.older;
  const begun = joinsAt(joins, timeline, hour);
  return [
    begun.some((join) => join.of === 'wind') && m.timeline_joined_wind(),
    begun.some((join) => join.of === 'waves') && m.timeline_joined_waves(),
    confidenceAt(data, hour, language),
    filled.includes(hour) && m.timeline_filled_hour(),
    older && m.timeline_older_hour({ run: `${cycleHour(older.run)}Z` }),
  ].filter((doubt) => typeof doubt === 'string');
}

/** Formats a day: 'Fri Nov 20'. */
export function dayOf({ day, date }: Pick<TimelineReply, 'day' | 'date'>, row: number, language: string): string {
  const [weekday = '', dayMonth = ''] = [day[row], date[row]];
  return dateWords(weekday, dayMonth, language).trim();
}

function isKnown(value: number | null | undefined): value is number {
  return value !== null && value !== undefined;
}
