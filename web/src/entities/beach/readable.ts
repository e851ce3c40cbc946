import type { ForecastReply, PlaceOverviewReply } from '@groundswell/contracts';
import { ApiError } from '../../api/api-error.ts';
import { m } from '../../paraglide/messages.js';

/**
 * The reply for a location's page: the forecast of a beach, or the overview of a region, area or local stretch of
 * coast.
 */
export type PlaceReply = ForecastReply | PlaceOverviewReply;

/**
 * The error code of a reply whose fields this page cannot render, because the page is older or newer than the server.
 */
export const UNREADABLE = 'unreadable';

type Shape<T> = { readonly [K in keyof T]?: Field };
type Field = 'text' | 'number' | 'list' | 'instant' | { readonly [name: string]: Field };

/**
 * The fields without which the page cannot render. The server validates replies against the whole contract, so the
 * browser checks only these.
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

/** Whether a reply has the fields that the page needs to render. */
export function isReadable(reply: unknown): reply is PlaceReply {
  if (!isObject(reply)) return false;
  return (reply.kind === 'beach' && fits(reply, BEACH)) || (reply.kind === 'place' && fits(reply, PLACE));
}

/** Returns the same reply; throws if it lacks fields that the page needs to render. */
export function readable(reply: unknown): PlaceReply {
  if (isReadable(reply)) return withNumbers(reply);
  throw new ApiError(200, m.errors_unreadable(), { code: UNREADABLE });
}

/**
 * Adds hourly lists and odds that a forecast cached on the device may lack, because an older version of the site stored
 * it. The added lists are empty, and the odds unknown.
 */
function withNumbers(reply: PlaceReply): PlaceReply {
  if (reply.kind !== 'beach' || 'odds_heights' in reply) return reply;
  const older = reply as ForecastReply;
  const numbers = { wvhtMin: [], wvhtMax: [], swell1Train: [], swell2Train: [], surfLikelyMin: [], surfLikelyMax: [] };
  const none = { ...numbers, surfHalfMin: [], surfHalfMax: [], passing: [], rain: [], rainUnits: 'mm' };
  const days = older.days.map((day) => ({ ...day, odds: null }));
  return { ...older, odds_heights: [], days, timeline: { ...none, ...older.timeline } };
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
