import type { ForecastReply, PlaceOverviewReply, TimelineReply } from '@groundswell/contracts';
import { ApiError } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';

/** The content of an address: a beach's forecast, or the overview of a region, area or local. */
export type PlaceReply = ForecastReply | PlaceOverviewReply;

/** The error code of a reply whose form this page cannot draw, because the page is older or newer than the server. */
export const UNREADABLE = 'unreadable';

type Shape<T> = { readonly [K in keyof T]?: Field };
type Field = 'text' | 'number' | 'list' | 'instant' | { readonly [name: string]: Field };

/**
 * The fields that a page needs to be drawn. The server checks the whole contract; a full check here would cost more
 * than it is worth.
 */
const BEACH = {
  state: 'text',
  title: 'text',
  name: 'text',
  slug: 'text',
  place: 'list',
  fcst_expires: 'instant',
  beachId: 'number',
  beachFaceDir: 'number',
  beachFaceDirTxt: 'text',
  sources: {},
  current: { as_of: 'instant', asOfTxt: 'text', reasons: 'list' },
  timeline: {
    hour: 'list',
    time: 'list',
    day: 'list',
    summaryDay: 'list',
    filled: 'list',
    condText: 'list',
    score: 'list',
    surfMax: 'list',
    wind: 'list',
    swell: {},
  },
  days: 'list',
  tide_array: 'list',
} as const satisfies Shape<ForecastReply>;
const PLACE = {
  state: 'text',
  title: 'text',
  name: 'text',
  slug: 'text',
  place: 'list',
  children: 'list',
  beaches: 'list',
  surfUnits: 'text',
  as_of: 'instant',
  expires: 'instant',
} as const satisfies Shape<PlaceOverviewReply>;

/** Whether a page can be drawn from a reply. */
export function isReadable(reply: unknown): reply is PlaceReply {
  if (!isObject(reply)) return false;
  return (reply.kind === 'beach' && fits(reply, BEACH)) || (reply.kind === 'place' && fits(reply, PLACE));
}

/** Returns the same reply; throws if no page can be drawn from it. */
export function readable(reply: unknown): PlaceReply {
  if (isReadable(reply)) return withNumbers(reply);
  throw new ApiError(200, m.errors_unreadable(), { code: UNREADABLE });
}

/** A forecast cached on the device may predate these lists of its hours: they are read as missing. */
function withNumbers(reply: PlaceReply): PlaceReply {
  if (reply.kind !== 'beach' || 'rain' in reply.timeline) return reply;
  const numbers = { wvhtMin: [], wvhtMax: [], swell1Train: [], swell2Train: [], surfLikelyMin: [], surfLikelyMax: [] };
  const none = { ...numbers, passing: [], rain: [], rainUnits: 'mm' };
  return { ...reply, timeline: { ...none, ...(reply.timeline as TimelineReply) } };
}

function fits(value: unknown, field: Field): boolean {
  switch (field) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'list':
      return Array.isArray(value);
    case 'instant':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    default:
      return isObject(value) && Object.entries(field).every(([name, inner]) => fits(value[name], inner));
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
