import * as v from 'valibot';
import { call } from './call.ts';
import { Instant, Slug } from './fields.ts';
import {
  About,
  OpenAdvisory,
  OpenBeach,
  OpenChart,
  OpenDay,
  OpenHour,
  OpenMeasured,
  OpenRow,
  OpenSource,
  OpenStation,
  OpenSwell,
  OpenTide,
  OpenTideEvent,
  OpenTideStation,
} from './open-replies.ts';
import { message } from './refusals/reason.ts';
import { StationId } from './stations.ts';

const POINT = /^(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)$/;

/** A point, '36.95,-122.03'. */
const Point = v.pipe(
  v.string(),
  v.regex(POINT, message('not-a-point')),
  v.transform((text) => {
    const [, lat, lon] = POINT.exec(text) ?? [];
    return { lat: Number(lat), lon: Number(lon) };
  }),
  v.check(({ lat, lon }) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180, message('not-a-point')),
);

function Whole(field: string, least: number, most: number) {
  const refused = message('not-whole-between', { field, least, most });
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,6}$/, refused),
    v.transform(Number),
    v.minValue(least, refused),
    v.maxValue(most, refused),
  );
}

/** The filter by distance: results within `within_km` of `near`, the nearest first. */
const Near = {
  near: v.optional(Point),
  within_km: v.optional(Whole('distance', 1, 1000), '100'),
} as const;
const DistanceKm = { distance_km: v.nullable(v.number()) } as const;
const ofBeach = v.object({ beach: Slug });
/** The number of days, counted from today; if absent, all days of the key's plan. */
const Days = v.object({ days: v.optional(Whole('number of days', 1, 16)) });

const FORECAST_KEPT = { browserS: 60, edgeS: 120, staleS: 60 };

/** Lists beaches by name, by distance from a point, or all. */
export const openListBeaches = call({
  name: 'list-beaches',
  method: 'GET',
  path: '/v1/beaches',
  access: 'anyone',
  readsToken: true,
  isOpen: true,
  query: v.object({
    name: v.optional(v.pipe(v.string(), v.maxLength(60, message('too-long', { field: 'name', count: 60 })))),
    ...Near,
    limit: v.optional(Whole('limit', 1, 1000), '1000'),
  }),
  reply: v.object({ about: About, beaches: v.array(v.object({ ...OpenBeach.entries, ...DistanceKm })) }),
  cache: { browserS: 3600, edgeS: 3600 },
});

/** Returns a beach's forecast by hour and by day. It starts at midnight today, in the beach's local time. */
export const openGetForecast = call({
  name: 'get-beach-forecast',
  method: 'GET',
  path: '/v1/beaches/{beach}/forecast',
  access: 'anyone',
  fails: [404],
  readsToken: true,
  isOpen: true,
  params: ofBeach,
  query: Days,
  reply: v.object({
    about: About,
    beach: OpenBeach,
    /** `waiting` means that the beach has no first forecast yet. */
    state: v.picklist(['ready', 'waiting']),
    composed_at: v.nullable(Instant),
    sources: v.array(OpenSource),
    days: v.array(OpenDay),
    hours: v.array(OpenHour),
    /** The number of days of this forecast that the key's plan, or a call without a key, does not cover. */
    days_beyond_plan: v.pipe(v.number(), v.integer()),
  }),
  cache: FORECAST_KEPT,
});

/**
 * Returns what instruments measure at a beach now. Each measurement has its age. The forecast of the current hour is
 * included for comparison.
 */
export const openGetNow = call({
  name: 'get-beach-now',
  method: 'GET',
  path: '/v1/beaches/{beach}/now',
  access: 'anyone',
  fails: [404],
  readsToken: true,
  isOpen: true,
  params: ofBeach,
  reply: v.object({
    about: About,
    beach: OpenBeach,
    /** The instant that all ages refer to. */
    as_of: Instant,
    measured: OpenMeasured,
    forecast: v.nullable(OpenHour),
    forecast_composed_at: v.nullable(Instant),
    forecast_age_min: v.nullable(v.number()),
    sources: v.array(OpenSource),
    tide: v.nullable(OpenTide),
  }),
  cache: { browserS: 60, edgeS: 60 },
});

/** Lists the high and low tides of a beach. Without a tide station near it there are no events. */
export const openGetTides = call({
  name: 'get-beach-tides',
  method: 'GET',
  path: '/v1/beaches/{beach}/tides',
  access: 'anyone',
  fails: [404],
  readsToken: true,
  isOpen: true,
  params: ofBeach,
  query: Days,
  reply: v.object({
    about: About,
    beach: OpenBeach,
    station: v.nullable(OpenTideStation),
    events: v.array(OpenTideEvent),
  }),
  cache: FORECAST_KEPT,
});

/** Lists the National Weather Service's advisories for a beach. The most severe comes first. */
export const openGetAdvisories = call({
  name: 'get-beach-advisories',
  method: 'GET',
  path: '/v1/beaches/{beach}/advisories',
  access: 'anyone',
  fails: [404],
  readsToken: true,
  isOpen: true,
  params: ofBeach,
  reply: v.object({
    about: About,
    beach: OpenBeach,
    /** The time of the last fetch from the weather service; null before the first one. */
    checked_at: v.nullable(Instant),
    advisories: v.array(OpenAdvisory),
  }),
  cache: { browserS: 60, edgeS: 60 },
});

/** Lists NOAA's buoys and coastal stations with current values. Silent stations are left out. */
export const openListStations = call({
  name: 'list-stations',
  method: 'GET',
  path: '/v1/stations',
  access: 'anyone',
  readsToken: true,
  isOpen: true,
  query: v.object({ ...Near, limit: v.optional(Whole('limit', 1, 1000), '100') }),
  reply: v.object({ about: About, stations: v.array(v.object({ ...OpenStation.entries, ...DistanceKm })) }),
  cache: { browserS: 60, edgeS: 120, staleS: 60 },
});

/**
 * Returns a station's measurements of the last 48 hours. The newest comes first, and its newest spectrum is split into
 * trains.
 */
export const openGetStation = call({
  name: 'get-station',
  method: 'GET',
  path: '/v1/stations/{station}',
  access: 'anyone',
  fails: [404],
  readsToken: true,
  isOpen: true,
  params: v.object({ station: StationId }),
  reply: v.object({
    about: About,
    station: OpenStation,
    observations: v.array(OpenRow),
    trains_at: v.nullable(Instant),
    trains: v.array(v.omit(OpenSwell, ['reaches'])),
  }),
  cache: { browserS: 60, edgeS: 120, staleS: 60 },
});

/** Lists the model runs and hours of the site's charts. */
export const openListCharts = call({
  name: 'list-charts',
  method: 'GET',
  path: '/v1/charts',
  access: 'anyone',
  readsToken: true,
  isOpen: true,
  reply: v.object({ about: About, charts: v.array(OpenChart) }),
  cache: { browserS: 60, edgeS: 120, staleS: 60 },
});

/** Returns this API as an OpenAPI 3.1 document. It counts against no quota. */
export const openGetDescription = call({
  name: 'get-description',
  method: 'GET',
  path: '/v1/openapi.json',
  access: 'anyone',
  isOpen: true,
  reply: v.record(v.string(), v.unknown()),
  cache: { browserS: 3600, edgeS: 3600 },
});
