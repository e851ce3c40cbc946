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

/** '36.95,-122.03' */
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

/** Nearest first, within so many kilometres of a point. */
const Near = {
  near: v.optional(Point),
  within_km: v.optional(Whole('distance', 1, 1000), '100'),
} as const;
const DistanceKm = { distance_km: v.nullable(v.number()) } as const;
const ofBeach = v.object({ beach: Slug });
/** The first days only; all that the key's plan has where absent. */
const Days = v.object({ days: v.optional(Whole('number of days', 1, 16)) });

const FORECAST_KEPT = { browserS: 60, edgeS: 120, staleS: 60 };

/** Beaches by name, by nearness to a point, or all of them. */
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

/** A beach's forecast, hour by hour and day by day, from today's midnight on. */
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
    /** `waiting`: its first forecast is not there yet. */
    state: v.picklist(['ready', 'waiting']),
    composed_at: v.nullable(Instant),
    sources: v.array(OpenSource),
    days: v.array(OpenDay),
    hours: v.array(OpenHour),
    /** Further days of this forecast, which the key’s plan, or a call without a key, does not get. */
    days_beyond_plan: v.pipe(v.number(), v.integer()),
  }),
  cache: FORECAST_KEPT,
});

/** Returns what instruments measure at a beach now, each with its age, and the forecast's hour of now. */
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
    /** Ages count back from here. */
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

/** Highs and lows of a beach's tide; no events and no station where none is near. */
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

/** The National Weather Service's warnings and advisories for a beach, the gravest first. */
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
    /** When the weather service was asked; null before its first answer. */
    checked_at: v.nullable(Instant),
    advisories: v.array(OpenAdvisory),
  }),
  cache: { browserS: 60, edgeS: 60 },
});

/** NOAA's buoys and coastal stations that measure something now, with their current values. */
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

/** A station's measurements of the last 48 hours, the newest first, and its newest spectrum train by train. */
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

/** The model runs that the site's charts show, and their hours. */
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

/** This API as an OpenAPI 3.1 document. It counts against no quota. */
export const openGetDescription = call({
  name: 'get-description',
  method: 'GET',
  path: '/v1/openapi.json',
  access: 'anyone',
  isOpen: true,
  reply: v.record(v.string(), v.unknown()),
  cache: { browserS: 3600, edgeS: 3600 },
});
