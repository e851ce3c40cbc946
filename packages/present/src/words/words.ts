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
 * An earlier run with another range for a day. The run a day before one that is itself old is not called yesterday's.
 */
export type DayBeforeRun = 'yesterday' | 'day-earlier';

/** Columns of a day's hours on paper. */
export type SheetColumn = 'time' | 'surf' | 'condition' | 'score' | 'swell' | 'second' | 'wind' | 'tide' | 'air';

/** The best hours of the better of two beaches; `surf` has its condition where it has one. */
export interface ComparedBest {
  readonly name: string;
  readonly surf: string;
  readonly from: string;
  readonly to: string;
  readonly score: number;
}

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
  /** 'Fri 20 Nov' from its parts, and with a time 'Fri 20 Nov, 8:10am'. */
  date(weekday: string, dayMonth: string): string;
  moment(weekday: string, dayMonth: string, clock: string): string;
  /** `list` joins texts; `brackets` adds one in brackets after another. */
  list(texts: readonly string[]): string;
  brackets(text: string, inside: string): string;
  /** Places around a beach, the largest first, in the order in which the language lists them. */
  addressed(places: readonly string[]): readonly string[];

  readonly regions: Readonly<Record<RegionSlug, string>>;
  /** Areas and locals by slug, where they are not called as they are there. */
  readonly places: Readonly<Record<string, string>>;
  readonly compass: Readonly<Record<CompassPoint, string>>;
  readonly windUnits: Readonly<Record<Units['wind'], string>>;
  readonly conditions: Readonly<Record<Condition, string>>;
  readonly relations: Readonly<Record<WindRelation, string>>;
  /** 'light offshore'. */
  light(relation: string): string;
  readonly sky: Readonly<Record<SkyWords, string>>;
  readonly wetsuits: Readonly<Record<Wetsuit, string>>;

  /** Of the weather service; its names mostly as it translates them itself. */
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
    /** '2-5 ft likely'. */
    likely(surf: string): string;
    allDay(condition: string): string;
    /** Where some hours of the day differ. */
    mostly(condition: string): string;
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
    swell(name: TrainKind, seconds: number, from: string): string;
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
    /** In place of these three when no instrument was read within a day. */
    readonly notRead: string;
    /** 'Heights of waves above 13 s raised 8 % after buoy 44097, since 3 Nov'. */
    corrected(band: SwellBand, raised: boolean, percent: number, buoyId: string, since: string): string;
    /** 'Folly pier measures SW 9 mph, the forecast had W 15 mph: the next 4 hours begin with it and return to the forecast'. */
    windJoins(station: string, measured: string, model: string, hours: number): string;
    /** The same of a station some way off, by which only this hour is as measured. */
    windFarOff(station: string, measured: string, model: string): string;
    /** 'The waves at buoy 44097 raise the surf by 12 %; over the next 3 hours that fades'. */
    wavesJoin(buoyId: string, raised: boolean, percent: number, hours: number): string;
    /** A buoy near by whose sea is far from the model's, with the heights of both. */
    wavesDiffer(buoyId: string, measured: string, model: string, isLower: boolean): string;
    /** One whose sea is higher than the model's, from where waves pass the beach. */
    wavesPass(buoyId: string, measured: string, model: string, from: string): string;
  };

  readonly reasons: {
    readonly noWindForecast: string;
    lightWind(speed: string): string;
    /** `offLand`: it blows off the land, which roughens no faces and blows the tops back. */
    wind(relation: string, speed: string, allows: Condition, offLand: boolean): string;
    /** What the wind would allow, before the gusts or the wind sea that lower the rating. */
    windAlone(relation: string, speed: string, allows: Exclude<Condition, 'choppy'>, offLand: boolean): string;
    gusts(speed: string, offLand: boolean): string;
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
    /** Two gains at most, as one. */
    both(gains: readonly string[]): string;
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

  /** Which of two beaches is better on a day. */
  readonly compare: {
    readonly today: string;
    /** 'On Friday 20 November'. */
    on(fullDay: string): string;
    /** The end of hours in another time zone than those of the other beach. */
    localTime(to: string): string;
    better(day: string, best: ComparedBest, other: number, gains: string): string;
    only(day: string, best: ComparedBest): string;
    alike(day: string, first: string, firstScore: number, second: string, secondScore: number): string;
    neither(day: string): string;
    /** At one or both the weather service warns of higher surf. */
    warned(day: string, beaches: string, advisory: string): string;
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
    /** 'Medium confidence: 2-5 ft likely by daylight'. */
    sure(level: Confidence, likely: string): string;
    /** Explains a missing confidence by the advisory that contradicts the forecast. */
    unsure(advisory: string): string;
  };

  /** Of the blog's feeds. */
  readonly blog: { readonly title: string; readonly lead: string };

  readonly page: {
    /** Titles of a page that does not exist, and of one that failed. */
    readonly missing: string;
    readonly failed: string;
    title(name: string): string;
    describeBeach(name: string): string;
    describePlace(name: string): string;
    compareTitle(first: string, second: string): string;
    readonly compareEmpty: string;
    readonly describeCompare: string;
  };

  /** Texts on the picture of a day. */
  readonly picture: {
    readonly morning: string;
    readonly afternoon: string;
    best(hours: string): string;
    readonly tide: string;
  };

  /** Texts on the sheet of a day. */
  readonly sheet: {
    readonly title: string;
    readonly columns: Readonly<Record<SheetColumn, string>>;
    readonly sun: Readonly<Record<'firstLight' | 'sunrise' | 'sunset' | 'lastLight', string>>;
    readonly surf: string;
    readonly night: string;
    best(from: string, until: string, surf: string, condition: string): string;
    /** 'Composed Fri 20 Nov, 8:10am from NOAA's run of Fri 20 Nov, 1:00am (GFS-Wave)'. */
    composed(moment: string, run: string, model: string): string;
    /** 'Tide: Cape May, 12 km away, above MLLW'. */
    tide(station: string, distance: string, datum: string): string;
    readonly caution: string;
  };
  /** Texts of a widget in a page of another site. */
  readonly widget: {
    /** Its title to screen readers, and that of its tab. */
    report(name: string): string;
    forecast(name: string): string;
    readonly now: string;
    days(count: number): string;
    readonly wind: string;
    /** Before a compass point and a speed: 'from W 8 mph'. */
    from(wind: string): string;
    /** The tide that comes next, with its height and time. */
    high(tide: string): string;
    low(tide: string): string;
    readonly water: string;
    readonly weather: string;
    readonly best: string;
    /** Below 'Best today', as the beach's page says it. */
    readonly noBest: Readonly<Record<NoBest, string>>;
    /** When its conditions or its forecast are from, and of an overdue forecast how old it is. */
    asOf(moment: string): string;
    made(moment: string): string;
    late(hours: number): string;
    readonly waiting: string;
    readonly gone: string;
    /** Links to the site: to the beach's page, and to the first one. */
    readonly more: string;
    visit(product: string): string;
  };

  /** Why the first of a list of nearby beaches leads, from facts that are joined. */
  readonly nearby: {
    readonly first: Readonly<Record<'surf' | 'cond' | 'poor', (facts: string) => string>>;
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
    /** Of a swell that is not the first at the beach now: it is named by where it comes from. */
    leftOther(distance: string, from: string, when: string, isProbable: boolean): string;
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
