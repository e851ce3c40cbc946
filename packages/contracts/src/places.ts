import * as v from 'valibot';
import { call } from './call.ts';
import { Degrees, Lang, Latitude, Longitude, Slug } from './fields.ts';
import { message } from './refusals/reason.ts';

const Location = v.object({
  location_id: v.number(),
  slug: v.string(),
  location_name: v.string(),
  /** The short name of the beach. Menus show it under the name of the local, which it need not repeat. */
  location_rname: v.string(),
  /** Present for beaches that surfers all over the country know by name. */
  well_known: v.optional(v.literal(true)),
});
const Local = v.object({
  local_id: v.number(),
  local_name: v.string(),
  slug: v.string(),
  locations: v.array(Location),
});
const Area = v.object({
  area_id: v.number(),
  area_name: v.string(),
  slug: v.string(),
  nlocals: v.number(),
  locals: v.array(Local),
});

export const LocationMenu = v.array(
  v.object({ region_id: v.number(), region_name: v.string(), slug: v.string(), areas: v.array(Area) }),
);
export type LocationMenuReply = v.InferOutput<typeof LocationMenu>;

/** Lists regions, areas, locals and beaches as the site's menu. A local is a stretch of neighbouring beaches. */
export const getLocationMenu = call({
  name: 'get-location-menu',
  method: 'GET',
  path: '/locationmenu',
  access: 'anyone',
  query: v.object({
    v: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/, message('not-a-number', { field: 'version' })))),
    /** The language of the regions' names. */
    lang: Lang,
  }),
  reply: LocationMenu,
  cache: { browserS: 86_400, edgeS: 86_400 },
});

/** Lists the menu choices of the widget form. The form creates a widget to embed. */
export const getWidgetMenus = call({
  name: 'get-widget-menus',
  method: 'GET',
  path: '/api/widget/get-menus',
  access: 'anyone',
  /** `beach` is the beach to preselect. If it is absent or unknown, Indian River Inlet, Northside is preselected. */
  query: v.object({ beach: v.optional(Slug), lang: Lang }),
  reply: v.object({
    menu: LocationMenu,
    regionId: v.number(),
    areaId: v.number(),
    localId: v.number(),
    locationId: v.number(),
  }),
  cache: { browserS: 3600, edgeS: 86_400 },
});

/** Returns the name of the place around a beach. The place is the beach's local, a stretch of neighbouring beaches. */
export const getNearbyName = call({
  name: 'get-nearby-name',
  method: 'GET',
  path: '/nearby/{beach}',
  access: 'anyone',
  fails: [404],
  params: v.object({ beach: Slug }),
  /** The name of the local that contains the beach. */
  reply: v.string(),
  cache: { browserS: 3600, edgeS: 86_400 },
});

/** Finds the beach nearest to a point. */
export const findNearestBeach = call({
  name: 'find-nearest-beach',
  method: 'GET',
  path: '/api/beach/nearby/lat/{lat}/lon/{lon}',
  access: 'anyone',
  params: v.object({ lat: Degrees('latitude', 90), lon: Degrees('longitude', 180) }),
  reply: v.object({
    beach: v.object({
      locationBeachId: v.number(),
      locationBeachSlug: v.string(),
      locationName: v.string(),
      locationLat: Latitude,
      locationLon: Longitude,
      distance_km: v.number(),
    }),
  }),
  cache: { browserS: 300, edgeS: 0 },
});
