import * as v from 'valibot';
import { call } from './call.ts';
import { Instant, LANGUAGES, Lang, Latitude, Longitude, Slug, UnitSystem } from './fields.ts';

const Place = { lat: Latitude, lon: Longitude };

/** The origin and travel of a beach's leading groundswell. Texts are in the reader's language and units. */
export const SwellStory = v.object({
  /**
   * The sentence shown beside the beach's name, so it does not repeat the name: 'It left a storm 1,600 mi NW on
   * Thursday night.'
   */
  sentence: v.string(),
  /**
   * The sentence for use elsewhere, which names the beach: 'The 15-second swell at Folly Beach left a storm 1,600 mi NW on
   * Thursday night.'
   */
  told: v.string(),
  /** The uncertainty of the storm's position and time as a sentence: 'Give or take 150 mi and 6 hours.' */
  error_text: v.string(),
  /** The arrival: 'Its biggest waves, 15 s, come on Saturday afternoon and fade by Monday night.' */
  arrival: v.string(),
  /**
   * Whether the storm is only probable, because different model runs or winds place it more than 300 miles apart. The
   * sentence then says so.
   */
  probable: v.boolean(),
  /** The model run that the story is computed from. */
  run_at: Instant,
  run_age_min: v.number(),
  unit: v.picklist(['mi', 'km']),
  distance: v.number(),
  distance_km: v.number(),
  /** The standard error of the storm's position, km. */
  error_km: v.number(),
  from_deg: v.number(),
  from: v.string(),
  /** The storm's position, and the instant when the swell left it. */
  origin: v.object({ ...Place, at: Instant, text: v.string() }),
  beach: v.object(Place),
  /** The period of the swell's highest waves, seconds. */
  period_s: v.number(),
  /**
   * The path of the swell's highest waves in steps of twelve hours: their position, distance from the storm, and the
   * time as text, 'Fri night'.
   */
  marks: v.array(v.object({ ...Place, at: Instant, km: v.number(), text: v.string() })),
  /**
   * The distance that the swell's highest waves have travelled from the storm so far; absent after they have arrived.
   */
  front_km: v.optional(v.number()),
  /** The arrival times of the swell's waves by period. The longest period arrives first. */
  periods: v.array(v.object({ period_s: v.number(), at: Instant, text: v.string() })),
  /** The wind that raised the swell, if the model's winds of that time are stored. */
  gale: v.optional(v.object({ speed: v.number(), unit: v.picklist(['mph', 'kph', 'kts']) })),
  /** The swell's first and last hour at the beach. */
  from_at: Instant,
  to_at: Instant,
  /** The surf between these hours, every three hours, in the reader's unit and scale. */
  surf: v.array(v.object({ at: Instant, min: v.number(), max: v.number() })),
  surf_unit: v.picklist(['ft', 'm']),
  /** The highest surf between these hours, for example '6-8 ft'. */
  surf_text: v.optional(v.string()),
  /** The midnights in the beach's local time, from the storm to the swell's last hour, with the names of the days. */
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
  /** `story` is null if today's leading swell has a period below 11 s, or if its origin is unknown. */
  reply: v.object({
    lang: v.optional(v.picklist(LANGUAGES)),
    /** The beach's name. */
    name: v.string(),
    story: v.nullable(SwellStory),
    expires: Instant,
  }),
  cache: { browserS: 60, edgeS: 300, staleS: 600 },
});
