import * as v from 'valibot';
import { call } from './call.ts';
import { Instant, LANGUAGES, Lang, Latitude, Longitude, Slug, UnitSystem } from './fields.ts';

const Place = { lat: Latitude, lon: Longitude };

/** Where the leading groundswell of a beach was born, and how it came: texts in the reader's language and units. */
export const SwellStory = v.object({
  /** 'It left a storm 1,600 mi NW on Thursday night.' */
  sentence: v.string(),
  /** The same where no beach is named beside it: 'The 15 s swell at Folly Beach left a storm 1,600 mi NW on Thursday night.' */
  told: v.string(),
  /** Standard error of the storm's place and time: 'Give or take 150 mi and 6 hours.' */
  error_text: v.string(),
  /** 'Its biggest waves, 15 s, come on Saturday afternoon and fade by Monday night.' */
  arrival: v.string(),
  /** Runs or winds differ by more than 300 miles; the sentence says so. */
  probable: v.boolean(),
  /** The run that tells it. */
  run_at: Instant,
  run_age_min: v.number(),
  unit: v.picklist(['mi', 'km']),
  distance: v.number(),
  distance_km: v.number(),
  /** Standard error of the place. */
  error_km: v.number(),
  from_deg: v.number(),
  from: v.string(),
  /** The storm, when the swell left it, and where it came to. */
  origin: v.object({ ...Place, at: Instant, text: v.string() }),
  beach: v.object(Place),
  /** Of its highest waves. */
  period_s: v.number(),
  /** How far from the storm its highest waves were every twelve hours, and where; 'Fri night'. */
  marks: v.array(v.object({ ...Place, at: Instant, km: v.number(), text: v.string() })),
  /** How far they are now; absent once they have arrived. */
  front_km: v.optional(v.number()),
  /** Waves of some periods on the beach, longest first. */
  periods: v.array(v.object({ period_s: v.number(), at: Instant, text: v.string() })),
  /** The wind that raised it, where the model's winds of then are kept. */
  gale: v.optional(v.object({ speed: v.number(), unit: v.picklist(['mph', 'kph', 'kts']) })),
  /** The swell's hours on the beach. */
  from_at: Instant,
  to_at: Instant,
  /** The surf then, every three hours, in the reader's unit and scale. */
  surf: v.array(v.object({ at: Instant, min: v.number(), max: v.number() })),
  surf_unit: v.picklist(['ft', 'm']),
  /** The highest of it, '6-8 ft'. */
  surf_text: v.optional(v.string()),
  /** Midnights of the days from the storm to the end, with their names. */
  days: v.array(v.object({ at: Instant, text: v.string() })),
});
export type SwellStoryReply = v.InferOutput<typeof SwellStory>;

/** Returns where a beach's swells come from and when they arrive. */
export const getSwellStory = call({
  name: 'get-swell-story',
  method: 'GET',
  path: '/api/beach/{beach}/swell-story',
  access: 'anyone',
  fails: [404],
  readsToken: true,
  params: v.object({ beach: Slug }),
  query: v.object({ units: UnitSystem, lang: Lang }),
  /** No story where no swell of 11 s leads, or its birth cannot be told. */
  reply: v.object({
    lang: v.optional(v.picklist(LANGUAGES)),
    /** Of the beach. */
    name: v.string(),
    story: v.nullable(SwellStory),
    expires: Instant,
  }),
  cache: { browserS: 60, edgeS: 300, staleS: 600 },
});
