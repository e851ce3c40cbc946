import * as v from 'valibot';
import { call } from './call.ts';
import { BoxSides, ChosenUnits, Instant, Lang, Latitude, Longitude, Slug, UnitSystem } from './fields.ts';
import { message, Reason } from './refusals/reason.ts';

const Text = v.optional(v.string());
const Amount = v.optional(v.number());

/** NDBC's station id, in capitals: `44013`, `CHLV2`. */
const STATION_ID = /^[A-Za-z0-9]{3,8}$/;
export const StationId = v.pipe(
  v.string(message('not-named', { field: 'station' })),
  v.regex(STATION_ID, message('not-a-station')),
  v.toUpperCase(),
);

/** A station's measurements. Texts are in the reader's units with numbers beside them; unmeasured values are absent. */
const MEASURED = {
  /** The significant wave height, the peak period, and the direction that the waves come from. */
  wvht: Text,
  wvht_value: Amount,
  wvper: Text,
  wvper_s: Amount,
  wvdir: Text,
  wvdir_deg: Amount,
  /**
   * The height, period and direction of the highest swell. They are taken from `trains` if the spectrum was
   * partitioned.
   */
  swht: Text,
  swht_value: Amount,
  swper: Text,
  swper_s: Amount,
  swdir: Text,
  swdir_deg: Amount,
  /** The direction that the wind comes from, as text and degrees. */
  wnd_dir_txt: Text,
  wnd_dir: Amount,
  wnd_spd: Text,
  wnd_spd_value: Amount,
  wnd_gst: Text,
  wnd_gst_value: Amount,
  atmp: Text,
  atmp_value: Amount,
  wtmp: Text,
  wtmp_value: Amount,
  dewp: Text,
  dewp_value: Amount,
} as const;

const Measured = v.object(MEASURED);
export type MeasuredReply = v.InferOutput<typeof Measured>;

const Observation = v.object({
  time: Instant,
  /** The time of the wave measurement, in the station's local time: 'Fri 6:50am'. */
  wvht_time: v.string(),
  ...MEASURED,
});

const Train = v.object({
  kind: v.picklist(['sea', 'swell']),
  height: v.string(),
  height_value: v.number(),
  period: v.string(),
  period_s: v.number(),
  dir: v.string(),
  dir_deg: v.number(),
});

export const Buoy = v.object({
  station: v.object({
    station_id: v.string(),
    name: v.string(),
    lat: Latitude,
    lon: Longitude,
    station_type: v.picklist(['buoy', 'land']),
    timezone: v.string(),
    /** The source of the time zone: the nearest beach, or the longitude if no beach is near. */
    timezone_by: v.picklist(['beach', 'longitude']),
    /** The UTC offset at the instant of the reply, minutes east. */
    timezone_offset: v.number(),
  }),
  as_of: Instant,
  wvht_unit: v.picklist(['ft', 'm']),
  /** The newest value of each quantity, unless it is outdated. Ages are minutes before `as_of`. */
  current: v.object({
    ...MEASURED,
    wvht_age_min: Amount,
    swell_age_min: Amount,
    wnd_age_min: Amount,
    atmp_age_min: Amount,
    wtmp_age_min: Amount,
  }),
  /** The wave trains of the newest spectrum, the highest first; empty if no spectrum is current. */
  trains: v.array(Train),
  trains_time: v.optional(Instant),
  /** The last 48 hours, the newest first. */
  data: v.array(Observation),
  /** The buoys with a current wave measurement: the beach's own buoy first, the others by distance. */
  nearby_buoys: v.array(
    v.object({
      station_id: v.string(),
      name: v.string(),
      lat: Latitude,
      lon: Longitude,
      distance_km: v.number(),
      wvht: Text,
      wvht_value: Amount,
      wvper: Text,
      wvper_s: Amount,
    }),
  ),
  /** A sentence for the reader if the station has not reported for 48 hours; otherwise null. */
  error: Text,
});
export type BuoyReply = v.InferOutput<typeof Buoy>;

/** Returns a buoy's measurements of the last 48 hours. */
export const getBuoy = call({
  name: 'get-buoy',
  method: 'GET',
  path: '/api/buoy/{buoyId}',
  access: 'anyone',
  fails: [404],
  readsToken: true,
  params: v.object({ buoyId: StationId }),
  /** `slug` is the beach from which the reader opened the buoy. */
  query: v.object({ units: UnitSystem, chosenUnits: ChosenUnits, lang: Lang, slug: v.optional(Slug) }),
  reply: Buoy,
  cache: { browserS: 60, edgeS: 120, staleS: 60 },
});

const MapStation = v.object({
  station_id: v.string(),
  name: v.string(),
  station_type: v.picklist(['buoy', 'land']),
  /**
   * The icon of the marker, by the current measurements. A station with waves gets `wave`, any other buoy `buoy`. A
   * land station with wind gets `wind`, any other `land`.
   */
  station_icon: v.picklist(['wave', 'buoy', 'wind', 'land']),
  lat: Latitude,
  lon: Longitude,
  ...MEASURED,
  /** The strength class of the wind arrow: 0 below 4 kt, 1 below 16 kt, 2 below 30 kt, 3 above. */
  wnd_spd_cat: Amount,
  /** The time of the newest value. */
  wx_time: Instant,
});

export const MapStations = v.object({
  stations: v.array(MapStation),
  center: v.object({ lat: Latitude, lon: Longitude }),
  zoom: v.object({ desktop: v.number(), mobile: v.number() }),
  /** The side of each station's marker with the most room for its summary, by station id. */
  buoy_summary_pos: v.record(v.string(), v.picklist(['top', 'right', 'bottom', 'left'])),
  /** The error message, in the reader's language, if the requested section of the map is too large. */
  errorMsg: Text,
  reason: v.optional(Reason),
});
export type MapStationsReply = v.InferOutput<typeof MapStations>;

const MOST_EXISTING = 300;

const ExistingStations = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(9 * MOST_EXISTING, message('too-many-stations', { count: MOST_EXISTING })),
    v.transform((text) => text.toUpperCase().split(',').filter(Boolean)),
    v.maxLength(MOST_EXISTING, message('too-many-stations', { count: MOST_EXISTING })),
    v.everyItem((id) => STATION_ID.test(id), message('not-a-station')),
  ),
  '',
);

/** Lists buoys and coastal stations on a section of the map. Each has its newest values. */
export const listMapStations = call({
  name: 'list-map-stations',
  method: 'GET',
  path: '/api/maps/stations',
  access: 'anyone',
  readsToken: true,
  query: v.object({
    existingStations: ExistingStations,
    stationType: v.optional(
      v.picklist(
        ['all', 'buoy', 'land'],
        message('not-among', { field: 'station type', choices: 'all, buoy or land' }),
      ),
      'all',
    ),
    ...BoxSides,
    slug: v.optional(Slug),
    units: UnitSystem,
    chosenUnits: ChosenUnits,
    lang: Lang,
  }),
  reply: MapStations,
  cache: { browserS: 60, edgeS: 60, staleS: 60 },
});
