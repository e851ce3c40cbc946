import type { NoBest, TrainKind } from '@groundswell/contracts';
import type {
  AdvisoryCode,
  BodySize,
  CompassPoint,
  Condition,
  Confidence,
  Danger,
  ScorePart,
  SkyWords,
  SwellBand,
  TideStage,
  Units,
  Wetsuit,
  WindRelation,
} from '@groundswell/forecast';
import type { RegionSlug } from '../places/regions.ts';

/**
 * The label of the run from about a day before the current one. If the current run is itself over a day old, the label
 * is 'a day earlier' instead of 'yesterday'.
 */
export type DayBeforeRun = 'yesterday' | 'day-earlier';

/** The columns of a day's hours on the printed sheet. */
export type SheetColumn = 'time' | 'surf' | 'condition' | 'score' | 'swell' | 'second' | 'wind' | 'tide' | 'air';

/** The best hours at the better of two beaches. `surf` includes the surf condition, if there is one. */
export interface ComparedBest {
  readonly name: string;
  readonly surf: string;
  readonly from: string;
  readonly to: string;
  readonly score: number;
}

/** The times of day in texts. The hours after midnight count as the night of the evening before. */
export type DayPart = 'morning' | 'afternoon' | 'evening' | 'night';

/** Every text of the view in one language. Text arguments already carry their units and are in the same language. */
export interface Words {
  /** Formats minutes after midnight, [0, 1440): '6am', '6:30am'; `clock` always shows minutes, '6:12am'. */
  hour(minutes: number): string;
  clock(minutes: number): string;
  /** The weekdays in short, from 'Sun' on. */
  readonly weekdays: readonly string[];
  /** Returns text such as 'Nov 20'; months count from 0. */
  dayMonth(day: number, month: number): string;
  /** Formats a UTC day: 'Friday, November 20'. */
  fullDay(day: Date): string;
  /** Joins parts to 'Fri Nov 20', and with a time to 'Fri Nov 20, 8:10am'. */
  date(weekday: string, dayMonth: string): string;
  moment(weekday: string, dayMonth: string, clock: string): string;
  /** `list` joins texts; `brackets` appends a text in brackets to another. */
  list(texts: readonly string[]): string;
  brackets(text: string, inside: string): string;
  /** Orders the places that contain a beach as addresses in the language do. The input is the largest place first. */
  addressed(places: readonly string[]): readonly string[];

  readonly regions: Readonly<Record<RegionSlug, string>>;
  /**
   * The translated names of areas and groups of nearby beaches, by slug. Places without an entry keep their English
   * names.
   */
  readonly places: Readonly<Record<string, string>>;
  readonly compass: Readonly<Record<CompassPoint, string>>;
  readonly windUnits: Readonly<Record<Units['wind'], string>>;
  /** The unit of a period: '12 s'. */
  readonly second: string;
  readonly conditions: Readonly<Record<Condition, string>>;
  readonly relations: Readonly<Record<WindRelation, string>>;
  /** Returns text such as 'light offshore'. */
  light(relation: string): string;
  readonly sky: Readonly<Record<SkyWords, string>>;
  readonly wetsuits: Readonly<Record<Wetsuit, string>>;

  /** The texts on the weather service's advisories; most names follow its own translations. */
  readonly advisories: {
    readonly names: Readonly<Record<AdvisoryCode, string>>;
    /** Returns text such as 'until Sat Nov 21, 6:00pm'. */
    until(moment: string): string;
    between(from: string, until: string): string;
  };

  readonly surf: {
    readonly flat: string;
    /** Returns text such as 'flat to 3 ft'. */
    flatTo(upper: string): string;
    readonly sizes: Readonly<Record<BodySize, string>>;
    inTheMorning(text: string): string;
    inTheAfternoon(text: string): string;
    allDay(condition: string): string;
    /** Describes a day on which most hours, but not all, have this surf condition. */
    mostly(condition: string): string;
    /** Returns text such as 'clean with offshore wind', or 'clean with hardly any wind'. */
    withWind(condition: string, relation: string): string;
    withoutWind(condition: string): string;
    /** The skill that high surf requires, and its risk. */
    readonly dangers: Readonly<Record<Danger, { readonly name: string; readonly text: string }>>;
  };

  readonly summary: {
    /** The summary of flat water: 'Nothing to ride, smooth under a light breeze.' */
    readonly flat: string;
    /** Returns text such as 'Chest high. A 12-second groundswell from ESE, groomed by a light offshore breeze.' */
    surf(size: string, swell: string, wind: string | undefined): string;
    swell(name: TrainKind, seconds: number, from: string): string;
    /** The subject of the summary if no train dominates: wind chop, or (`bent`) the refracted part of passing waves. */
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
    /** Returns text such as '5.6 ft at 11:42am', '5.6 ft at 11:42am Sat'. */
    at(height: string, time: string, weekday?: string): string;
  };

  readonly notes: {
    readonly noWindStation: string;
    readonly noBuoy: string;
    readonly noWaterStation: string;
    /** The note that replaces the three notes above if no readings were fetched within a day. */
    readonly notRead: string;
    /** Returns text such as 'Heights of waves over 13 s from SW raised 8% to match buoy 44097, since Nov 3'. */
    corrected(
      band: SwellBand,
      from: string | undefined,
      raised: boolean,
      percent: number,
      buoyId: string,
      since: string,
    ): string;
    /**
     * Returns text such as 'Folly pier measures SW 9 mph where the forecast had W 15 mph: now the wind here lies
     * between the two, nearer the station, and within 4 hours it eases back to the forecast'.
     */
    windJoins(station: string, measured: string, model: string, hours: number): string;
    /** The note on a station whose weight is below that of the forecast. */
    windFollowsForecast(station: string, measured: string, model: string): string;
    /**
     * Returns text such as 'The waves at buoy 44097 raise the surf by 12 % now; within 3 hours it returns to the
     * forecast'.
     */
    wavesJoin(buoyId: string, raised: boolean, percent: number, hours: number): string;
    /** The note on a nearby buoy whose sea differs much from the model's, with both heights. */
    wavesDiffer(buoyId: string, measured: string, model: string, isLower: boolean): string;
    /** The note on a buoy whose sea is higher than the model's because of waves that pass the beach. */
    wavesPass(buoyId: string, measured: string, model: string, from: string): string;
  };

  readonly reasons: {
    readonly noWindForecast: string;
    lightWind(speed: string): string;
    /** `offLand` means a wind from the land, which does not roughen faces but blows the tops back. */
    wind(relation: string, speed: string, allows: Condition, offLand: boolean): string;
    /** The condition that the wind alone would allow, before gusts or wind sea lower the rating. */
    windAlone(relation: string, speed: string, allows: Exclude<Condition, 'choppy'>, offLand: boolean): string;
    gusts(speed: string, offLand: boolean): string;
    windSea(percent: number): string;
    tideSuits(stage: string): string;
    tideDiffers(stage: string, likes: readonly string[]): string;
  };

  readonly score: {
    readonly noWaveForecast: string;
    readonly noWindForecast: string;
    /**
     * Says that a break closes out because the surf exceeds a limit of face heights, for example '8 ft'. `barelyBreaks`
     * is for surf below the lower limit.
     */
    closesOut(limit: string): string;
    barelyBreaks(limit: string): string;
    period(seconds: number): string;
    windSea(percent: number): string;
    readonly crossing: string;
    /** Returns text such as 'light offshore 5 mph'; without the relation if the direction is unknown. */
    wind(speed: string, relation: string | undefined, isLight: boolean): string;
    gusts(speed: string): string;
    tideGood(stage: string): string;
    tideBetter(stage: string, likes: readonly string[]): string;
  };

  /** The texts that explain why the best hours are better than the rest of the day. */
  readonly window: {
    readonly gains: Readonly<Record<ScorePart['part'], string>>;
    /** Joins one or two advantages of the best hours. */
    both(gains: readonly string[]): string;
    /**
     * Returns text such as 'more surf than earlier'. 'earlier' and 'later' compare with hours before or after the best
     * hours, 'other' with hours on both sides.
     */
    readonly than: Readonly<Record<'earlier' | 'later' | 'other', (gains: string) => string>>;
    /**
     * Prefixes the reason with a remark that the best hours are choppy. `rougher` remarks that they are less clean than
     * other hours.
     */
    choppy(reason: string): string;
    readonly choppyAllDay: string;
    rougher(reason: string): string;
    readonly rougherAlike: string;
    readonly allThatIsLeft: string;
    readonly sameAllDay: string;
  };

  /** The verdicts on which of two beaches is better on a day. */
  readonly compare: {
    readonly today: string;
    /** Returns text such as 'On Friday, November 20'. */
    on(fullDay: string): string;
    /**
     * Returns the end of a span of hours with a remark that it is local time, for two beaches in different time zones.
     */
    localTime(to: string): string;
    better(day: string, best: ComparedBest, other: number, gains: string): string;
    only(day: string, best: ComparedBest): string;
    alike(day: string, first: string, firstScore: number, second: string, secondScore: number): string;
    neither(day: string): string;
    /** The verdict if the weather service warns of higher surf at one or both beaches. */
    warned(day: string, beaches: string, advisory: string): string;
  };

  readonly runs: {
    beforeSaid(surf: string): string;
    said(run: DayBeforeRun, surf: string): string;
    bothSaid(run: DayBeforeRun, surf: string): string;
    saidAndBefore(run: DayBeforeRun, surf: string, before: string): string;
    /** Returns text such as 'Since yesterday’s run: today up from 2-3 ft to 3-4 ft.' */
    since(run: DayBeforeRun, clauses: readonly string[]): string;
    clause(day: 'today' | 'tomorrow', direction: 'up' | 'down', from: string, to: string): string;
    /** Returns text such as 'The last 5 runs say 2-5 ft'; `alike` means that all have the same range. */
    lastSay(count: number, surf: string, alike: boolean): string;
    /** Returns text such as 'As certain as usual: 2-5 ft by daylight, 8 times in 10'. */
    sure(level: Confidence, likely: string): string;
    /** Explains a missing confidence by the advisory that contradicts the forecast. */
    unsure(advisory: string): string;
    /**
     * Returns text such as '6 in 10 for sets of 4 ft or more'. `tenths` is 0 for under 1 in 10, and 10 for over 9 in 10.
     */
    odds(tenths: number, height: string): string;
  };

  /** The title and the description of the blog's feeds. */
  readonly blog: { readonly title: string; readonly lead: string };

  readonly page: {
    /** The titles of the 404 page and of the error page. */
    readonly missing: string;
    readonly failed: string;
    title(name: string): string;
    describeBeach(name: string): string;
    describePlace(name: string): string;
    compareTitle(first: string, second: string): string;
    readonly compareEmpty: string;
    readonly describeCompare: string;
  };

  /** The texts on the picture of a day. */
  readonly picture: {
    readonly morning: string;
    readonly afternoon: string;
    best(hours: string): string;
    readonly tide: string;
    /** The alt text: 'Folly Beach, Sat Nov 21: 3-4 ft, chest high'. */
    alt(of: string, says: string): string;
  };

  /** The texts on the printed sheet of a day. */
  readonly sheet: {
    readonly title: string;
    readonly columns: Readonly<Record<SheetColumn, string>>;
    readonly sun: Readonly<Record<'firstLight' | 'sunrise' | 'sunset' | 'lastLight', string>>;
    readonly surf: string;
    readonly night: string;
    best(from: string, until: string, surf: string, condition: string): string;
    /** Returns text such as 'Made Fri Nov 20, 8:10am from NOAA's run of Fri Nov 20, 1:00am (GFS-Wave)'. */
    composed(moment: string, run: string, model: string): string;
    /** Returns text such as 'Tide: Cape May, 12 km away, above MLLW'. */
    tide(station: string, distance: string, datum: string): string;
    readonly caution: string;
  };
  /** The texts of a widget that other sites embed. */
  readonly widget: {
    /** The title of the widget for screen readers and the browser tab. */
    report(name: string): string;
    forecast(name: string): string;
    readonly now: string;
    days(count: number): string;
    readonly wind: string;
    /** Adds the preposition to a compass point and a speed: 'from W 8 mph'. */
    from(wind: string): string;
    /** Returns the line about the next high tide, given its height and time. `low` is for the next low tide. */
    high(tide: string): string;
    low(tide: string): string;
    readonly water: string;
    readonly weather: string;
    readonly best: string;
    /** The sentence below 'Best today' if no hours are worth surfing, the same as on the beach page. */
    readonly noBest: Readonly<Record<NoBest, string>>;
    /** The time of the widget's conditions or forecast; `late` adds the age of an overdue forecast. */
    asOf(moment: string): string;
    made(moment: string): string;
    late(hours: number): string;
    readonly waiting: string;
    readonly gone: string;
    /** The labels of the links to the beach page and to the home page. */
    readonly more: string;
    visit(product: string): string;
  };

  /**
   * The sentences that say why the first beach in the list of nearby beaches leads. Their argument is a joined list of
   * facts.
   */
  readonly nearby: {
    readonly first: Readonly<Record<'surf' | 'cond' | 'poor', (facts: string) => string>>;
    score(points: number): string;
  };

  /** The sentences about the origin and travel of a swell. */
  readonly story: {
    /**
     * Returns text such as 'on Thursday night' (weekdays count from Sunday); `onDate` is for days farther off, 'on 12
     * Nov'.
     */
    on(weekday: number, part: DayPart): string;
    onDate(dayMonth: string): string;
    /** Returns text such as 'Thu night'. */
    short(weekday: string, part: DayPart): string;
    left(distance: string, from: string, when: string, isProbable: boolean): string;
    /**
     * Returns the sentence on the origin of a swell that is not the main swell at the beach. The sentence therefore
     * names the swell by its direction.
     */
    leftOther(distance: string, from: string, when: string, isProbable: boolean): string;
    /** Returns the sentence on a swell's origin that names the swell by its period and the beach it reaches. */
    leftFrom(seconds: number, beach: string, distance: string, from: string, when: string, isProbable: boolean): string;
    giveOrTake(distance: string, hours: number): string;
    /**
     * Returns the sentence on the arrival of the highest waves, with their period, and on the end of the swell. `came`
     * is for waves that have already arrived.
     */
    comes(seconds: number, when: string, fades: string): string;
    came(seconds: number, when: string, fades: string): string;
  };

  readonly stations: {
    notReported(kind: 'buoy' | 'land', stationId: string): string;
    /**
     * Returns the name to show for a station that has none. `coded` is for a station whose owner named it only by a
     * code.
     */
    numbered(stationId: string): string;
    coded(stationId: string, code: string): string;
    readonly zoomIn: string;
  };
}
