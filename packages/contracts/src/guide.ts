import * as v from 'valibot';
import { AdvisoryName } from './advisory.ts';
import { call } from './call.ts';
import { Condition, SurfNumber } from './current-weather.ts';
import { Instant, LANGUAGES, Lang, Slug, UnitSystem } from './fields.ts';
import { BeachDay } from './overview.ts';
import { SKILLS } from './skills.ts';
import { SwellStory } from './story.ts';

/** What hurts people at a break, in general words: none of it changes with the day. */
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

/** Directions clockwise from one to another, degrees true, and in words; a whole circle ends where it begins. */
const Sector = v.object({ from_deg: v.number(), to_deg: v.number(), from: v.string(), to: v.string() });
const Percent = v.pipe(v.number(), v.integer());
const Stage = v.picklist(['low', 'mid', 'high']);
const Length = v.picklist(['ft', 'm']);

/** What swell of one period leaves at the beach, the swell's own spread in it. */
const SwellOfPeriod = v.object({
  period_s: v.number(),
  /** Degrees of the compass that work: at least 30 % of the height that the best direction brings. */
  works_deg: v.number(),
  /** Percent of its power that comes ashore, by the direction that it comes from at sea, every 5° from north. */
  ashore_pct: v.array(Percent),
});

/** The conditions of this hour against what the beach wants; a part is absent where its value is not known. */
const GuideNow = v.object({
  /** The train that brings most power ashore. */
  swell: v.optional(v.object({ from_deg: v.number(), from: v.string(), period_s: v.number() })),
  /** Without a direction in a calm; `clean_upto` is the strongest from there that leaves the surface clean. */
  wind: v.optional(
    v.object({
      from_deg: v.optional(v.number()),
      from: v.optional(v.string()),
      speed: v.number(),
      clean_upto: v.optional(v.number()),
      cond: Condition,
    }),
  ),
  /** `suits` is null where the stages that suit the break are not known. */
  tide: v.optional(v.object({ level: v.number(), rising: v.optional(v.boolean()), suits: v.nullable(v.boolean()) })),
  /** `fit` against the faces that the break holds; null where these are not known. */
  surf: v.optional(
    v.object({
      text: v.string(),
      min: SurfNumber,
      max: SurfNumber,
      fit: v.nullable(v.picklist(['below', 'right', 'above'])),
    }),
  ),
});

/** What a beach wants, in the reader's units, and its neighbours today. What nobody knows is null. */
export const BeachGuide = v.object({
  lang: v.optional(v.picklist(LANGUAGES)),
  beachId: v.number(),
  slug: v.string(),
  name: v.string(),
  /** The local it lies in. */
  local: v.object({ name: v.string(), slug: v.string() }),
  /** Degrees true, looking out to sea, and in words. */
  facing_deg: v.number(),
  facing: v.string(),
  /** Its source: a known place, its name, or a coast of sand alone. */
  break: v.nullable(
    v.object({
      kind: v.picklist(['beach', 'pier', 'jetty', 'river-mouth', 'point', 'reef']),
      source: v.picklist(['known', 'name', 'coast']),
    }),
  ),
  swell: v.object({
    /** The period that the windows are for. */
    period_s: v.number(),
    /** At least 30 % and 70 % of the height that the best direction brings. */
    works: v.array(Sector),
    best: v.array(Sector),
    /** Percent of the power that comes ashore from the best direction. */
    most_pct: Percent,
    /** Whether the sea floor that rays were followed over was sounded, or made from the coastline; null for none. */
    floor: v.nullable(v.picklist(['sounded', 'made'])),
    periods: v.array(SwellOfPeriod),
  }),
  /** Winds from the land, and the strongest that leave the surface clean: at the ends of `best`, straight off and straight on shore. */
  wind: v.object({
    best: Sector,
    edges_upto: v.number(),
    offshore_upto: v.number(),
    onshore_upto: v.number(),
    unit: v.picklist(['mph', 'kph', 'kts']),
  }),
  /** The faces that the break holds, of a known place or of its kind. */
  size: v.nullable(v.object({ from: v.number(), to: v.number(), source: v.picklist(['known', 'kind']) })),
  surfUnits: Length,
  /** Stages of the tide that suit the break. */
  tide_likes: v.nullable(v.array(Stage)),
  /** Today's levels, hour by hour from midnight; null without a tide station. Its stages are thirds of the range. */
  tide: v.nullable(
    v.object({
      unit: Length,
      levels: v.array(v.number()),
      low_upto: v.number(),
      high_from: v.number(),
      /** Hours since midnight. */
      now_hour: v.number(),
      /** Names of some hours, '6am'. */
      ticks: v.array(v.object({ hour: v.number(), text: v.string() })),
    }),
  ),
  skills: v.nullable(v.array(v.picklist(SKILLS))),
  hazards: v.nullable(v.array(v.picklist(HAZARDS))),
  now: GuideNow,
  /** Of the leading groundswell; null where none of 11 s leads, or its birth cannot be told. */
  story: v.nullable(SwellStory),
  /** In order along the coast, the beach itself among them; `days` is empty where there is no forecast for today. */
  neighbours: v.array(
    v.object({
      beachId: v.number(),
      slug: v.string(),
      name: v.string(),
      shortName: v.string(),
      distance_km: v.number(),
      days: v.array(BeachDay),
      /** The gravest of the weather service today; absent where there is none. */
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
