import * as v from 'valibot';
import { call } from './call.ts';
import { Instant, LANGUAGES, Lang, Latitude, Longitude, Slug, UnitSystem } from './fields.ts';

const Place = { lat: Latitude, lon: Longitude };

/** The origin and travel of a beach's leading groundswell. Texts are in the reader's language and units. */
export const SwellStory = v.object({
  /** The sentence that stands beside the beach's name: 'It left a storm 1,600 mi NW on Thursday night.' */
  sentence: v.string(),
  /** The sentence with the beach's name: 'The 15 s swell at Folly Beach left a storm 1,600 mi NW on Thursday night.' */
  told: v.string(),
  /** The standard error of the storm's place and time: 'Give or take 150 mi and 6 hours.' */
  error_text: v.string(),
  /** The arrival: 'Its biggest waves, 15 s, come on Saturday afternoon and fade by Monday night.' */
  arrival: v.string(),
  /** The model runs or winds disagree by more than 300 miles, as the sentence says. */
  probable: v.boolean(),
  /** The model run that the story is computed from. */
  run_at: Instant,
  run_age_min: v.number(),
  unit: v.picklist(['mi', 'km']),
  distance: v.number(),
  distance_km: v.number(),
  /** The standard error of the storm's place. */
  error_km: v.number(),
  from_deg: v.number(),
  from: v.string(),
  /** The storm's position, and the instant when the swell left it. */
  origin: v.object({ ...Place, at: Instant, text: v.string() }),
  beach: v.object(Place),
  /** The period of its highest waves. */
  period_s: v.number(),
  /** The position of its highest waves and their distance from the storm, every twelve hours; 'Fri night'. */
  marks: v.array(v.object({ ...Place, at: Instant, km: v.number(), text: v.string() })),
  /** The current distance of its highest waves from the storm; absent after their arrival. */
  front_km: v.optional(v.number()),
  /** The arrival of waves by period, the longest period first. */
  periods: v.array(v.object({ period_s: v.number(), at: Instant, text: v.string() })),
  /** The wind that raised the swell, if the model's winds of that time are stored. */
  gale: v.optional(v.object({ speed: v.number(), unit: v.picklist(['mph', 'kph', 'kts']) })),
  /** The swell's first and last hour at the beach. */
  from_at: Instant,
  to_at: Instant,
  /** The surf in those hours, every three hours, in the reader's unit and scale. */
  surf: v.array(v.object({ at: Instant, min: v.number(), max: v.number() })),
  surf_unit: v.picklist(['ft', 'm']),
  /** The highest surf of those hours, '6-8 ft'. */
  surf_text: v.optional(v.string()),
  /** The local midnights from the storm to the end, with the names of the days. */
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
  /** `story` is null if no swell of 11 s or more leads, or its origin is unknown. */
  reply: v.object({
    lang: v.optional(v.picklist(LANGUAGES)),
    /** The beach's name. */
    name: v.string(),
    story: v.nullable(SwellStory),
    expires: Instant,
  }),
  cache: { browserS: 60, edgeS: 300, staleS: 600 },
});
