import type { Condition } from '../wind/condition.ts';
import type { WireTimeline } from './wire-timeline.ts';

/**
 * The reply's shapes, with the names they have on the wire. Null in arrays and rows, absence elsewhere: not known. This
 * room imports nothing, so it writes them itself; the compiler holds them to the contract where functions return them.
 */
export type WireCondition = Condition | null;

/** The best hours of a day's light. */
export interface WireWindow {
  from: string;
  to: string;
  surf: string;
  cond: WireCondition;
  score: number;
  why: string;
}

export interface WireWeather {
  as_of: string;
  asOfTxt: string;
  atmp?: string;
  wind_dir?: string;
  wind_dir_deg?: number;
  wind_spd?: string;
  wind_gust?: string;
  wind_rel?: string;
  wind_station?: string;
  wind_age_min?: number;
  buoy?: string;
  buoy_age_min?: number;
  wvht?: string;
  wvper?: string;
  wvdir?: string;
  sst?: string;
  sst_station?: string;
  sst_age_min?: number;
  wetsuit?: string;
  sky?: string;
  sky_icon?: string;
  has_tides: boolean;
  tide_now?: string;
  tide_rising?: boolean;
  low_tide?: string;
  high_tide?: string;
  nowSurf?: string;
  nowCond: WireCondition;
  nowCondDesc?: string;
  summary?: string;
  nowScore?: number;
  scoreParts?: string[];
  best?: WireWindow;
  reasons: string[];
  notes: string[];
  expires: string;
}

export interface TideEvent {
  time: string;
  separator: string;
  height: string;
}

export interface WireHour {
  index: number;
  time: string;
  surf: string | null;
  wind: string | null;
  swell1: string | null;
  swell2: string | null;
  cond: WireCondition;
  wxicon: string | null;
  temp: string | null;
}

export interface WireDay {
  day: string;
  date: string;
  dateNum: string;
  dayTxt: string;
  amsurf: string | null;
  pmsurf: string | null;
  amcond: WireCondition;
  pmcond: WireCondition;
  wxicon: string | null;
  maxTemp: string | null;
  surfTxt: string | null;
  condTxt: string | null;
  best: WireWindow | null;
  energyMax: number | null;
  confidence: { level: 'high' | 'medium' | 'low' | null; says: string } | null;
  changed: { direction: 'up' | 'down'; text: string } | null;
  has_tides: boolean;
  low_am: TideEvent | null;
  high_am: TideEvent | null;
  low_pm: TideEvent | null;
  high_pm: TideEvent | null;
  firstlight: string | null;
  sunrise: string | null;
  sunset: string | null;
  lastlight: string | null;
  hourly: WireHour[];
}

export interface WireTideDay {
  day: string;
  low_1_time: string | null;
  low_1_height: string | null;
  high_1_time: string | null;
  high_1_height: string | null;
  low_2_time: string | null;
  low_2_height: string | null;
  high_2_time: string | null;
  high_2_height: string | null;
}

export interface WireSource {
  model: string;
  run: string;
  cell?: { lat: number; lon: number; distance_km: number };
  stand_in_hours?: number;
  corrected?: string[];
}

export interface WireAlert {
  wvht_min: number;
  wvht_max: number;
  conditions: number;
  time_frame: number;
  alert_active: boolean;
  notification_active: boolean;
}

export interface WireForecast {
  kind: 'beach';
  state: 'ready' | 'waiting';
  title: string;
  name: string;
  slug: string;
  place: { name: string; slug: string }[];
  lat: number;
  lon: number;
  timezone: string;
  timezone_offset: number;
  fcst_days: number;
  basicDays: number;
  fcst_expires: string;
  beachId: number;
  beachFaceDir: number;
  beachFaceDirTxt: string;
  updated?: string;
  updatedTxt?: string;
  stale_hours?: number;
  changed?: string;
  sources: {
    waves?: WireSource;
    wind?: WireSource;
    short_range?: WireSource & { until: string };
    bulletin?: WireSource;
    older?: { from: string; run: string };
    tide?: { station: string; datum: string; distance_km: number };
  };
  loggedIn: boolean;
  isFavorite: boolean;
  favCount: number;
  favLimit: number;
  hasFavAlert: boolean;
  favAlert: WireAlert | null;
  is_premium_subscriber: boolean;
  current: WireWeather;
  timeline: WireTimeline;
  timeline_scale: number;
  nowHour?: number;
  days: WireDay[];
  tide_array: WireTideDay[];
  botd: { name: string; link: string; image: string } | null;
  wrsc: { link: string; txt: string; img_id: string } | null;
  quiver: { url: string } | null;
}
