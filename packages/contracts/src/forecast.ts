import * as v from 'valibot';
import { Advisory, AdvisoryName } from './advisory.ts';
import { call } from './call.ts';
import { CurrentWeather } from './current-weather.ts';
import { Day, TideDay } from './day.ts';
import {
  CalendarDay,
  ChosenUnits,
  Instant,
  IsAjax,
  LANGUAGES,
  Lang,
  Latitude,
  Longitude,
  Slug,
  UnitSystem,
} from './fields.ts';
import { PlaceOverview } from './overview.ts';
import { message } from './refusals/reason.ts';
import { RequiredSkill } from './skills.ts';
import { Timeline } from './timeline.ts';

const BestBoard = v.object({ name: v.string(), link: v.string(), image: v.string() });
const BestTrip = v.object({ link: v.string(), txt: v.string(), img_id: v.string() });
const Rental = v.object({ url: v.string() });

/** The model run and the grid cell from which the waves or the wind are taken. */
const Source = v.object({
  model: v.string(),
  run: Instant,
  cell: v.optional(v.object({ lat: Latitude, lon: Longitude, distance_km: v.number() })),
  stand_in_hours: v.optional(v.number()),
  /** Sentences about the corrections of wave heights, each of which names the buoy that the correction is based on. */
  corrected: v.optional(v.array(v.string())),
});

/** `waiting` means that the beach has no first forecast yet; timeline and days are empty then. */
const State = v.picklist(['ready', 'waiting']);

export const Forecast = v.object({
  kind: v.literal('beach'),
  state: State,
  /** The language of the texts. A copy cached on a device may be in another language than the page. */
  lang: v.optional(v.picklist(LANGUAGES)),
  title: v.string(),
  name: v.string(),
  slug: v.string(),
  /** The region, the area and the local (a stretch of neighbouring beaches) that contain the beach, in this order. */
  place: v.array(v.object({ name: v.string(), slug: v.string() })),
  lat: Latitude,
  lon: Longitude,
  timezone: v.string(),
  /** The UTC offset at the instant of the reply, minutes east. */
  timezone_offset: v.number(),
  fcst_days: v.number(),
  basicDays: v.number(),
  fcst_expires: Instant,
  beachId: v.number(),
  /** The direction that the beach faces out to sea, degrees true, and in words. */
  beachFaceDir: v.number(),
  beachFaceDirTxt: v.string(),
  asks: RequiredSkill,
  /**
   * The time at which the forecast was computed. `updatedTxt` is that time in the beach's time zone: 'Fri Nov 20,
   * 8:10am'. Both are absent until the first forecast is ready.
   */
  updated: v.optional(Instant),
  updatedTxt: v.optional(v.string()),
  /** The age of the model run in hours, if the next run is overdue; the page shows it. */
  stale_hours: v.optional(v.number()),
  /**
   * A sentence on how the forecast for today and tomorrow differs from yesterday's model run; absent if it does not.
   */
  changed: v.optional(v.string()),
  /** The number of days computed so far, if fewer than the reader's plan has; the others follow within minutes. */
  days_read: v.optional(v.number()),
  sources: v.object({
    waves: v.optional(Source),
    wind: v.optional(Source),
    /**
     * The high-resolution wind model, used up to `until`. `bulletin` is the source of small swells that the main
     * model's output lacks.
     */
    short_range: v.optional(v.object({ ...Source.entries, until: Instant })),
    bulletin: v.optional(Source),
    /**
     * The older model run `run`, which supplies the hours from `from` on, because the newest run does not cover them.
     */
    older: v.optional(v.object({ from: Instant, run: Instant })),
    tide: v.optional(v.object({ station: v.string(), datum: v.string(), distance_km: v.number() })),
  }),
  /**
   * The advisories of the National Weather Service, the most severe first, and the minutes since the last fetch. Absent
   * before the first fetch, and in older copies that devices have cached.
   */
  advisories: v.optional(v.array(Advisory)),
  advisories_age_min: v.optional(v.number()),
  loggedIn: v.boolean(),
  isFavorite: v.boolean(),
  favCount: v.number(),
  favLimit: v.number(),
  hasFavAlert: v.boolean(),
  favAlert: v.nullable(
    v.object({
      wvht_min: v.number(),
      wvht_max: v.number(),
      conditions: v.number(),
      time_frame: v.number(),
      alert_active: v.boolean(),
      notification_active: v.boolean(),
    }),
  ),
  is_premium_subscriber: v.boolean(),
  current: CurrentWeather,
  /**
   * The buoy assigned to the beach, even if it does not report. `current.buoy` is the buoy whose measurements are used.
   * Absent if the beach has none.
   */
  nearby_buoy: v.optional(v.string()),
  timeline: Timeline,
  /** The highest value on the axis of the surf graph, in the reader's unit. */
  timeline_scale: v.number(),
  /** The index of the current hour in the timeline; absent while waiting. */
  nowHour: v.optional(v.number()),
  /** The heights whose odds each day states, in the reader's unit and scale. */
  odds_heights: v.array(v.number()),
  days: v.array(Day),
  tide_array: v.array(TideDay),
  botd: v.nullable(BestBoard),
  wrsc: v.nullable(BestTrip),
  quiver: v.nullable(Rental),
});
export type ForecastReply = v.InferOutput<typeof Forecast>;

/**
 * Returns the forecast of a beach, or the overview of a place. The slug of a region, area or local requests an
 * overview. A beach can also be requested by its number.
 */
export const getForecast = call({
  name: 'get-forecast',
  method: 'GET',
  path: '/forecast/{fcstId}',
  access: 'anyone',
  fails: [404],
  readsToken: true,
  page: true,
  params: v.object({ fcstId: Slug }),
  /**
   * `day` is the day that the page opens on; here it only selects the picture of the link preview. `drawings` adds SVG
   * graphs of surf, swell and tide, which our own pages do not use.
   */
  query: v.object({
    isAjax: IsAjax,
    units: UnitSystem,
    lang: Lang,
    day: v.optional(CalendarDay),
    drawings: v.optional(
      v.picklist(['true', 'false'], message('not-among', { field: 'choice of drawings', choices: 'true or false' })),
    ),
  }),
  reply: v.variant('kind', [Forecast, PlaceOverview]),
  cache: { browserS: 60, edgeS: 120, staleS: 60 },
});

/** Returns the coordinates that a beach's forecast is computed for. */
export const getForecastLatLon = call({
  name: 'get-forecast-lat-lon',
  method: 'GET',
  path: '/forecast/lat-lon/{beach}',
  access: 'anyone',
  fails: [404],
  params: v.object({ beach: Slug }),
  reply: v.object({ lat: Latitude, lon: Longitude, timezone_offset: v.number() }),
  cache: { browserS: 3600, edgeS: 3600 },
});

/** Returns a beach's weather forecast. */
export const getWeather = call({
  name: 'get-weather',
  method: 'GET',
  path: '/weather/{slug}',
  access: 'anyone',
  fails: [404],
  readsToken: true,
  params: v.object({ slug: Slug }),
  query: v.object({ isAjax: IsAjax, units: UnitSystem, chosenUnits: ChosenUnits, lang: Lang }),
  reply: v.object({
    ...CurrentWeather.entries,
    /** The most severe advisory today; absent without one. */
    advisory: v.optional(AdvisoryName),
  }),
  cache: { browserS: 60, edgeS: 120, staleS: 60 },
});
