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
import { LevelAsked } from './skills.ts';
import { Timeline } from './timeline.ts';

const BestBoard = v.object({ name: v.string(), link: v.string(), image: v.string() });
const BestTrip = v.object({ link: v.string(), txt: v.string(), img_id: v.string() });
const Rental = v.object({ url: v.string() });

/** The model cycle and grid cell of a part of the forecast. */
const Source = v.object({
  model: v.string(),
  run: Instant,
  cell: v.optional(v.object({ lat: Latitude, lon: Longitude, distance_km: v.number() })),
  stand_in_hours: v.optional(v.number()),
  /** The correction of heights, and the buoy that it comes from. */
  corrected: v.optional(v.array(v.string())),
});

/** `waiting`: the beach exists, and its first forecast is not there yet; timeline and days are empty. */
const State = v.picklist(['ready', 'waiting']);

export const Forecast = v.object({
  kind: v.literal('beach'),
  state: State,
  /** The language of its texts; a device's stored copy may be in another than the page is now. */
  lang: v.optional(v.picklist(LANGUAGES)),
  title: v.string(),
  name: v.string(),
  slug: v.string(),
  /** Region, area and local the beach lies in, widest first. */
  place: v.array(v.object({ name: v.string(), slug: v.string() })),
  lat: Latitude,
  lon: Longitude,
  timezone: v.string(),
  /** Minutes east of UTC at the instant of the reply. */
  timezone_offset: v.number(),
  fcst_days: v.number(),
  basicDays: v.number(),
  fcst_expires: Instant,
  beachId: v.number(),
  /** Degrees true, looking out to sea, and in words. */
  beachFaceDir: v.number(),
  beachFaceDirTxt: v.string(),
  asks: LevelAsked,
  /** When the forecast was composed, and that in the beach's local time: 'Fri 20 Nov, 8:10am'. Absent while waiting. */
  updated: v.optional(Instant),
  updatedTxt: v.optional(v.string()),
  /** Hours since the cycle, when the next one is overdue: the page shows its age. */
  stale_hours: v.optional(v.number()),
  /** The difference of yesterday's run for today and tomorrow, in a sentence; absent where it was the same. */
  changed: v.optional(v.string()),
  /** How many days are read so far, where the reader's days go on: the others follow within minutes. */
  days_read: v.optional(v.number()),
  sources: v.object({
    waves: v.optional(Source),
    wind: v.optional(Source),
    /** The finer model of the wind, up to an instant, and the bulletin that small swells were added from. */
    short_range: v.optional(v.object({ ...Source.entries, until: Instant })),
    bulletin: v.optional(Source),
    /** The run that supplies the hours after the newest one's end, and from when on. */
    older: v.optional(v.object({ from: Instant, run: Instant })),
    tide: v.optional(v.object({ station: v.string(), datum: v.string(), distance_km: v.number() })),
  }),
  /**
   * The weather service's, the gravest first, and minutes since it was asked; absent before its first answer, and in
   * copies that devices stored before there were any.
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
  /** The beach's buoy, whether or not it reports now: `current.buoy` is the one that does. Absent where it has none. */
  nearby_buoy: v.optional(v.string()),
  timeline: Timeline,
  /** Top of the surf graph, in the reader's unit. */
  timeline_scale: v.number(),
  /** Index into the timeline of the current hour; absent while waiting. */
  nowHour: v.optional(v.number()),
  days: v.array(Day),
  tide_array: v.array(TideDay),
  botd: v.nullable(BestBoard),
  wrsc: v.nullable(BestTrip),
  quiver: v.nullable(Rental),
});
export type ForecastReply = v.InferOutput<typeof Forecast>;

/**
 * Returns the forecast of a beach, or the overview of a region, area or local. A beach is named by its slug or number,
 * the others by their slug.
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
   * `day`: the day that the page is opened on, for its picture in link previews; the reply is the same. `drawings`:
   * with the timeline's drawings of surf, swell and tide, which our own page does not use.
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

/** Returns the coordinates that a beach's forecast is computed at. */
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
    /** The gravest of the weather service today; absent where there is none. */
    advisory: v.optional(AdvisoryName),
  }),
  cache: { browserS: 60, edgeS: 120, staleS: 60 },
});
