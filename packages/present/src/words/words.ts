import type {
  AdvisoryCode,
  BoardName,
  BodySize,
  CompassPoint,
  Condition,
  Confidence,
  Danger,
  ScorePart,
  SkyWords,
  SwellBand,
  TideStage,
  Wetsuit,
  WindRelation,
} from '@groundswell/forecast';
import type { RegionSlug } from '../places/regions.ts';

/** Surfers' name of a swell by its period. */
export type SwellName = 'wind sea' | 'windswell' | 'swell' | 'groundswell';

/**
 * An earlier run with another range for a day. The run a day before one that is itself old is not called yesterday's.
 */
export type DayBeforeRun = 'yesterday' | 'day-earlier';

/** Parts of a day; a night belongs to the evening that it follows. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** Every text of the view in one language. Arguments that are texts come with their units, or in words of the same language. */
export interface Words {
  /** A number in the language's notation: '1.2' or a range of them, '0.5-1'. */
  number(text: string): string;
  /** '6am', '6:30am', and always with minutes '6:12am'. Minutes after midnight, [0, 1440). */
  hour(minutes: number): string;
  clock(minutes: number): string;
  /** 'Sun' first. */
  readonly weekdays: readonly string[];
  /** '20 Nov'; months from 0. */
  dayMonth(day: number, month: number): string;
  /** 'Friday 20 November' of a UTC day. */
  fullDay(day: Date): string;
  /** 'Fri 20 Nov, 8:10am' from its parts. */
  moment(weekday: string, dayMonth: string, clock: string): string;
  /** `list` joins texts; `brackets` adds one in brackets after another. */
  list(texts: readonly string[]): string;
  brackets(text: string, inside: string): string;

  readonly regions: Readonly<Record<RegionSlug, string>>;
  readonly compass: Readonly<Record<CompassPoint, string>>;
  readonly conditions: Readonly<Record<Condition, string>>;
  readonly relations: Readonly<Record<WindRelation, string>>;
  /** 'light offshore'. */
  light(relation: string): string;
  readonly sky: Readonly<Record<SkyWords, string>>;
  readonly wetsuits: Readonly<Record<Wetsuit, string>>;
  readonly boards: Readonly<Record<BoardName, string>>;
  readonly trip: string;

  /** Of the weather service; its names as it translates them itself, where it does. */
  readonly advisories: {
    readonly names: Readonly<Record<AdvisoryCode, string>>;
    /** 'until Sat 21 Nov, 6:00pm'. */
    until(moment: string): string;
    between(from: string, until: string): string;
  };

  readonly surf: {
    readonly flat: string;
    /** 'flat to 3 ft'. */
    flatTo(upper: string): string;
    readonly sizes: Readonly<Record<BodySize, string>>;
    inTheMorning(text: string): string;
    inTheAfternoon(text: string): string;
    allDay(condition: string): string;
    /** 'clean with offshore wind', 'clean with hardly any wind'. */
    withWind(condition: string, relation: string): string;
    withoutWind(condition: string): string;
    /** Who high surf is for, and its danger. */
    readonly dangers: Readonly<Record<Danger, { readonly name: string; readonly text: string }>>;
  };

  readonly summary: {
    /** 'Nothing to ride, smooth under a light breeze.' */
    readonly flat: string;
    /** 'Chest high. A 12-second groundswell from ESE, groomed by a light offshore breeze.' */
    surf(size: string, swell: string, wind: string | undefined): string;
    swell(name: SwellName, seconds: number, from: string): string;
    /** In place of a swell where none makes the surf: the wind's chop, or what bends in of waves that pass. */
    readonly chop: string;
    readonly bent: string;
    readonly glassy: string;
    readonly lightBreeze: string;
    readonly winds: Readonly<Record<WindRelation, readonly [light: string, moderate: string, strong: string]>>;
  };

  readonly tide: {
    readonly rising: string;
    readonly falling: string;
    readonly stages: Readonly<Record<TideStage, string>>;
    /** '5.6 ft at 11:42am', '5.6 ft at 11:42am Sat'. */
    at(height: string, time: string, weekday?: string): string;
  };

  readonly notes: {
    readonly noWindStation: string;
    readonly noBuoy: string;
    readonly noWaterStation: string;
    /** 'Heights of waves above 13 s raised 8 % after buoy 44097, since 3 Nov'. */
    corrected(band: SwellBand, raised: boolean, percent: number, buoyId: string, since: string): string;
    /** 'Folly pier measures SW 9 mph, the forecast had W 15 mph: the next 4 hours begin with it and return to the forecast'. */
    windJoins(station: string, measured: string, model: string, hours: number): string;
    /** 'The waves at buoy 44097 raise the surf by 12 %; over the next 3 hours that fades'. */
    wavesJoin(buoyId: string, raised: boolean, percent: number, hours: number): string;
  };

  readonly reasons: {
    readonly noWindForecast: string;
    lightWind(speed: string): string;
    wind(relation: string, speed: string, allows: Condition): string;
    /** What the wind would allow, before the gusts or the wind sea that lower the rating. */
    windAlone(relation: string, speed: string, allows: Exclude<Condition, 'choppy'>): string;
    gusts(speed: string): string;
    windSea(percent: number): string;
    tideSuits(stage: string): string;
    tideDiffers(stage: string, likes: readonly string[]): string;
  };

  readonly score: {
    readonly noWaveForecast: string;
    readonly noWindForecast: string;
    /** The faces that a break holds, exceeded or not reached: '8 ft'. */
    closesOut(limit: string): string;
    barelyBreaks(limit: string): string;
    period(seconds: number): string;
    windSea(percent: number): string;
    readonly crossing: string;
    /** 'light offshore 5 mph'; without the relation where the direction is not known. */
    wind(speed: string, relation: string | undefined, isLight: boolean): string;
    gusts(speed: string): string;
    tideGood(stage: string): string;
    tideBetter(stage: string, likes: readonly string[]): string;
  };

  /** What sets a window of hours apart from the rest of the day. */
  readonly window: {
    readonly gains: Readonly<Record<ScorePart['part'], string>>;
    /** 'more surf than earlier': against the hours before it, after it, or on both sides. */
    readonly than: Readonly<Record<'earlier' | 'later' | 'other', (gains: string) => string>>;
    /** In a choppy window, and in one that is less clean than other hours. */
    choppy(reason: string): string;
    readonly choppyAllDay: string;
    rougher(reason: string): string;
    readonly rougherAlike: string;
    readonly allThatIsLeft: string;
    readonly sameAllDay: string;
  };

  readonly runs: {
    beforeSaid(surf: string): string;
    said(run: DayBeforeRun, surf: string): string;
    bothSaid(run: DayBeforeRun, surf: string): string;
    saidAndBefore(run: DayBeforeRun, surf: string, before: string): string;
    /** 'Since yesterday’s run: today up from 2-3 ft to 3-4 ft.' */
    since(run: DayBeforeRun, clauses: readonly string[]): string;
    clause(day: 'today' | 'tomorrow', direction: 'up' | 'down', from: string, to: string): string;
    /** 'The last 5 runs say 2-5 ft'; `alike` where all have the same range. */
    lastSay(count: number, surf: string, alike: boolean): string;
    /** 'Medium confidence: 2-5 ft likely'. */
    sure(level: Confidence, likely: string): string;
  };

  readonly page: {
    title(name: string): string;
    describeBeach(name: string): string;
    describePlace(name: string): string;
  };

  /** Texts on the picture of a day. */
  readonly picture: {
    readonly morning: string;
    readonly afternoon: string;
    best(from: string, to: string): string;
    readonly tide: string;
  };

  /** Why the first of a list of nearby beaches leads, from facts that are joined. */
  readonly nearby: {
    readonly first: Readonly<Record<'surf' | 'cond', (facts: string) => string>>;
    score(points: number): string;
  };

  /** Where a swell was born, and how it came. */
  readonly story: {
    /** 1600 in the language's notation. */
    thousands(whole: number): string;
    /** 'on Thursday night', the week's days from Sunday; and of a day farther off 'on 12 Nov'. */
    on(weekday: number, part: DayPart): string;
    onDate(dayMonth: string): string;
    /** 'Thu night'. */
    short(weekday: string, part: DayPart): string;
    left(distance: string, from: string, when: string, isProbable: boolean): string;
    /** The same of a beach's swell, by its name. */
    leftFrom(seconds: number, beach: string, distance: string, from: string, when: string, isProbable: boolean): string;
    giveOrTake(distance: string, hours: number): string;
    /** Of the highest waves, 15 s, that are still to come, or have been here; and when the swell fades. */
    comes(seconds: number, when: string, fades: string): string;
    came(seconds: number, when: string, fades: string): string;
  };

  readonly stations: {
    notReported(kind: 'buoy' | 'land', stationId: string): string;
    /** A station without a name, and one whose name is a code of its owner's. */
    numbered(stationId: string): string;
    coded(stationId: string, code: string): string;
    readonly zoomIn: string;
  };
}
