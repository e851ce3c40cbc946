import { ADVISORY_EVENTS, type Advisory, type AdvisoryCode } from '@groundswell/forecast';
import * as v from 'valibot';
import { plainText } from './plain-text.ts';

export type Ring = readonly (readonly [lon: number, lat: number])[];

/** A message of the weather service about one of the events that beach pages show. */
export interface Alert extends Advisory {
  readonly isActual: boolean;
  readonly kind: 'alert' | 'cancel';
  /** When the message was sent, UTC ms. */
  readonly sentAt: number;
  /** The codes of the zones and counties that it covers, such as `NCZ108`, `NCC129` or `AMZ158`. */
  readonly zones: readonly string[];
  /**
   * The areas that it covers in addition to the zones. Each is a list of rings, the first of which is the outer one.
   */
  readonly polygons: readonly (readonly Ring[])[];
  /** The ids of the messages that it replaces or cancels. */
  readonly replaces: readonly string[];
}

/** Thrown when a response is not a list of alerts. */
export class BadAlertListError extends Error {
  override readonly name = 'BadAlertListError';
}

const MAX_ALERTS = 10_000;
const MAX_ZONES = 2000;
const MAX_RINGS = 100;
const MAX_CORNERS = 5000;
const MAX_REPLACED = 500;
const MAX_ID = 200;
const HEADLINE_CHARACTERS = 200;
const INSTRUCTION_CHARACTERS = 600;
const OFFICE_CHARACTERS = 60;
/** The longest plausible time from sending to the start or end of an event. */
const LONGEST_MS = 30 * 24 * 3_600_000;

const Text = v.optional(v.nullable(v.string()));
const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID));
const At = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
  v.finite(),
);
const Corner = v.pipe(
  v.array(v.number()),
  v.minLength(2),
  v.check(([lon = Number.NaN, lat = Number.NaN]) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90),
  v.transform(([lon = 0, lat = 0]): readonly [number, number] => [lon, lat]),
);
const Rings = v.pipe(v.array(v.pipe(v.array(Corner), v.maxLength(MAX_CORNERS))), v.maxLength(MAX_RINGS));
const Geometry = v.variant('type', [
  v.object({ type: v.literal('Polygon'), coordinates: Rings }),
  v.object({ type: v.literal('MultiPolygon'), coordinates: v.pipe(v.array(Rings), v.maxLength(MAX_RINGS)) }),
]);
/**
 * The codes of land zones, marine zones and counties. Other codes are skipped rather than refused, because the same
 * message may also name zones of these forms.
 */
const ZONE = /^[A-Z]{2}[CZ]\d{3}$/;

/** The schema of CAP 1.2 as the weather service writes it in GeoJSON. */
const Feature = v.object({
  /** A message whose area cannot be parsed still covers its zones. */
  geometry: v.fallback(v.optional(v.nullable(Geometry)), undefined),
  properties: v.object({
    id: Id,
    event: v.string(),
    status: v.string(),
    messageType: v.picklist(['Alert', 'Update', 'Cancel']),
    sent: At,
    effective: v.optional(v.nullable(At)),
    onset: v.optional(v.nullable(At)),
    expires: At,
    ends: v.optional(v.nullable(At)),
    headline: Text,
    instruction: Text,
    senderName: Text,
    geocode: v.object({
      UGC: v.pipe(
        v.array(v.unknown()),
        v.maxLength(MAX_ZONES),
        v.transform((codes) => codes.filter((code): code is string => typeof code === 'string' && ZONE.test(code))),
      ),
    }),
    references: v.fallback(
      v.optional(v.pipe(v.array(v.object({ identifier: Id })), v.maxLength(MAX_REPLACED)), []),
      [],
    ),
  }),
});
const Collection = v.object({
  type: v.literal('FeatureCollection'),
  features: v.pipe(v.array(v.unknown()), v.maxLength(MAX_ALERTS)),
});
const OfEvent = v.object({ properties: v.object({ event: v.string() }) });

const codes = new Map(Object.entries(ADVISORY_EVENTS).map(([code, name]) => [name as string, code as AdvisoryCode]));

/**
 * Parses a response of `/alerts/active`. Returns the messages about the events in `ADVISORY_EVENTS`, and the number of
 * such messages that are malformed. Throws BadAlertListError when the response is not a list.
 */
export function parseAlerts(text: string): { readonly alerts: readonly Alert[]; readonly refused: number } {
  const ours = parseCollection(text).filter((one) => v.is(OfEvent, one) && codes.has(one.properties.event));
  const alerts = ours.flatMap((one) => parseAlert(one) ?? []);
  return { alerts, refused: ours.length - alerts.length };
}

/**
 * Returns how a response of `/alerts/active` differs from the form that `parseAlerts` reads, by its first message of
 * any event: `properties.sent is missing`. Returns undefined if nothing differs. Throws BadAlertListError like
 * `parseAlerts`.
 */
export function findFeatureFault(text: string): string | undefined {
  const [feature] = parseCollection(text);
  const parsed = v.safeParse(Feature, feature);
  if (feature === undefined || parsed.success) return undefined;
  const [issue] = parsed.issues;
  return `${v.getDotPath(issue)} ${issue.received === 'undefined' ? 'is missing' : `is ${issue.received}`}`;
}

function parseCollection(text: string): readonly unknown[] {
  const list = v.safeParse(Collection, parseJson(text));
  if (!list.success) throw new BadAlertListError(`The weather service's answer is no list: ${list.issues[0].message}`);
  return list.output.features;
}

function parseAlert(feature: unknown): Alert | undefined {
  const parsed = v.safeParse(Feature, feature);
  if (!parsed.success) return undefined;
  const { geometry, properties: it } = parsed.output;
  const code = codes.get(it.event);
  const fromAt = it.onset ?? it.effective ?? it.sent;
  // A message has its own expiry, `expires`. It counts as the end of the event only when the event has no end (`ends`).
  const untilAt = it.ends ?? it.expires;
  const isPlaced = it.geocode.UGC.length > 0 || geometry;
  if (!code || !isPlaced || Math.abs(untilAt - it.sent) > LONGEST_MS || Math.abs(fromAt - it.sent) > LONGEST_MS)
    return undefined;
  return {
    id: it.id,
    code,
    headline: plainText(it.headline, HEADLINE_CHARACTERS),
    instruction: plainText(it.instruction, INSTRUCTION_CHARACTERS),
    office: plainText(it.senderName, OFFICE_CHARACTERS) ?? 'NWS',
    fromAt,
    untilAt,
    isActual: it.status === 'Actual',
    kind: it.messageType === 'Cancel' ? 'cancel' : 'alert',
    sentAt: it.sent,
    zones: it.geocode.UGC,
    polygons: geometry ? (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates) : [],
    replaces: it.references.map(({ identifier }) => identifier),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadAlertListError("The weather service's answer is not JSON.", { cause: error });
  }
}
