import * as v from 'valibot';
import { AdvisoryName } from './advisory.ts';
import { call } from './call.ts';
import { Condition, SurfNumber } from './current-weather.ts';
import { Instant, LANGUAGES, Lang, Slug, UnitSystem } from './fields.ts';
import { BeachDay } from './overview.ts';
import { SKILLS } from './skills.ts';
import { SwellStory } from './story.ts';

/** The dangers of a break that do not change from day to day. */
export const HAZARDS = [
  'shallow',
  'rocks',
  'urchins',
  'currents',
  'shore-break',
  'heavy',
  'crowds',
  'structure',
  'boats',
  'sharks',
  'stingrays',
  'cold',
  'dirty-after-rain',
  'cliffs',
  'remote',
] as const;
export type Hazard = (typeof HAZARDS)[number];

/** A range of directions, clockwise, in degrees true and in words. In a full circle both directions are the same. */
const Sector = v.object({ from_deg: v.number(), to_deg: v.number(), from: v.string(), to: v.string() });
const Percent = v.pipe(v.number(), v.integer());
const Stage = v.picklist(['low', 'mid', 'high']);
const Length = v.picklist(['ft', 'm']);

/** The share of a swell of one period that reaches the beach, averaged over the swell's directional spread. */
const SwellOfPeriod = v.object({
  period_s: v.number(),
  /**
   * The angle, in degrees, that spans the directions from which swell works here. These directions deliver at least 30
   * % of the best direction's height.
   */
  works_deg: v.number(),
  /** The percentage of the swell's power that reaches the shore, by offshore direction, every 5° from north. */
  ashore_pct: v.array(Percent),
});

/**
 * The conditions of the current hour, compared with what suits the beach. A field is absent if its value is unknown.
 */
const GuideNow = v.object({
  /** The swell train that brings the most power ashore. */
  swell: v.optional(v.object({ from_deg: v.number(), from: v.string(), period_s: v.number() })),
  /**
   * The wind, without a direction if calm. `clean_upto` is the strongest wind from that direction that leaves the
   * surface clean.
   */
  wind: v.optional(
    v.object({
      from_deg: v.optional(v.number()),
      from: v.optional(v.string()),
      speed: v.number(),
      clean_upto: v.optional(v.number()),
      cond: Condition,
    }),
  ),
  /** `suits` is null if it is unknown which tide stages suit the break. */
  tide: v.optional(v.object({ level: v.number(), rising: v.optional(v.boolean()), suits: v.nullable(v.boolean()) })),
  /** `fit` compares the current surf with the face heights at which the break works; null if these are unknown. */
  surf: v.optional(
    v.object({
      text: v.string(),
      min: SurfNumber,
      max: SurfNumber,
      fit: v.nullable(v.picklist(['below', 'right', 'above'])),
    }),
  ),
});

/**
 * The guide of a beach: the conditions that suit it, in the reader's units, and its neighbours today. Unknown values
 * are null.
 */
export const BeachGuide = v.object({
  lang: v.optional(v.picklist(LANGUAGES)),
  beachId: v.number(),
  slug: v.string(),
  name: v.string(),
  /** The local (a stretch of neighbouring beaches) that contains the beach. */
  local: v.object({ name: v.string(), slug: v.string() }),
  /** The direction that the beach faces out to sea, degrees true, and in words. */
  facing_deg: v.number(),
  facing: v.string(),
  /**
   * The kind of break, and where the information comes from: a known spot, the beach's name, or the default of a sandy
   * coast.
   */
  break: v.nullable(
    v.object({
      kind: v.picklist(['beach', 'pier', 'jetty', 'river-mouth', 'point', 'reef']),
      source: v.picklist(['known', 'name', 'coast']),
    }),
  ),
  swell: v.object({
    /** The swell period, in seconds, that `works` and `best` apply to. */
    period_s: v.number(),
    /**
     * The directions from which swell works: those that deliver at least 30 % (`works`) or 70 % (`best`) of the best
     * direction's height.
     */
    works: v.array(Sector),
    best: v.array(Sector),
    /** The percentage of the swell's power that reaches the shore from the best direction. */
    most_pct: Percent,
    /**
     * The source of the sea floor on which refraction is computed: measured soundings, or a profile estimated from the
     * coastline. Null if there is none.
     */
    floor: v.nullable(v.picklist(['sounded', 'made'])),
    /**
     * The land that clips the window, along great circles from the wave model's cell. `fetch` is the open water that
     * swell of this period needs to grow in a gale. `blocked` holds the directions that would work but have less, and
     * the median distance to their land. Null if it is not known.
     */
    land: v.nullable(
      v.object({
        fetch_km: v.number(),
        fetch: v.string(),
        blocked: v.array(v.object({ ...Sector.entries, away_km: v.number(), away: v.string() })),
      }),
    ),
    periods: v.array(SwellOfPeriod),
  }),
  /**
   * The offshore wind directions, and the strongest wind with which the surface stays clean. Limits are given for the
   * edges of `best`, for straight offshore, and for straight onshore wind.
   */
  wind: v.object({
    best: Sector,
    edges_upto: v.number(),
    offshore_upto: v.number(),
    onshore_upto: v.number(),
    unit: v.picklist(['mph', 'kph', 'kts']),
  }),
  /** The face heights at which the break works, known for this spot or typical of its kind. */
  size: v.nullable(v.object({ from: v.number(), to: v.number(), source: v.picklist(['known', 'kind']) })),
  surfUnits: Length,
  /** The tide stages that suit the break. */
  tide_likes: v.nullable(v.array(Stage)),
  /**
   * The tide levels of today, hourly from midnight; null without a tide station. Levels up to `low_upto` count as low
   * tide, and from `high_from` as high tide: the lower and upper third of the range.
   */
  tide: v.nullable(
    v.object({
      unit: Length,
      levels: v.array(v.number()),
      low_upto: v.number(),
      high_from: v.number(),
      /** The current time in hours since midnight. */
      now_hour: v.number(),
      /** The labelled hours, such as '6am'. */
      ticks: v.array(v.object({ hour: v.number(), text: v.string() })),
    }),
  ),
  skills: v.nullable(v.array(v.picklist(SKILLS))),
  hazards: v.nullable(v.array(v.picklist(HAZARDS))),
  now: GuideNow,
  /**
   * The storm that today's leading swell comes from. Null if no swell of at least 11 s leads, or if its origin is
   * unknown.
   */
  story: v.nullable(SwellStory),
  /**
   * The neighbouring beaches in order along the coast, with this one among them. `days` is empty without a forecast for
   * today.
   */
  neighbours: v.array(
    v.object({
      beachId: v.number(),
      slug: v.string(),
      name: v.string(),
      shortName: v.string(),
      distance_km: v.number(),
      days: v.array(BeachDay),
      /** The most severe advisory today; absent without one. */
      advisory: v.optional(AdvisoryName),
    }),
  ),
  as_of: Instant,
  expires: Instant,
});
export type BeachGuideReply = v.InferOutput<typeof BeachGuide>;

/** Returns the guide of a beach: its surf, hazards, months and surroundings. */
export const getBeachGuide = call({
  name: 'get-beach-guide',
  method: 'GET',
  path: '/api/beach/{beach}/guide',
  access: 'anyone',
  fails: [404],
  readsToken: true,
  params: v.object({ beach: Slug }),
  query: v.object({ units: UnitSystem, lang: Lang }),
  reply: BeachGuide,
  cache: { browserS: 60, edgeS: 120, staleS: 60 },
});
