/**
 * The events of the weather service that are shown at beaches, by code: its own names. Listed at
 * https://www.weather.gov/documentation/services-web-api, `/alerts/types`.
 */
export const ADVISORY_EVENTS = {
  'tsunami-warning': 'Tsunami Warning',
  'tsunami-watch': 'Tsunami Watch',
  'tsunami-advisory': 'Tsunami Advisory',
  'hurricane-warning': 'Hurricane Warning',
  'hurricane-watch': 'Hurricane Watch',
  'storm-surge-warning': 'Storm Surge Warning',
  'storm-surge-watch': 'Storm Surge Watch',
  'tropical-storm-warning': 'Tropical Storm Warning',
  'tropical-storm-watch': 'Tropical Storm Watch',
  'high-surf-warning': 'High Surf Warning',
  'high-surf-advisory': 'High Surf Advisory',
  'rip-current-statement': 'Rip Current Statement',
  'beach-hazards-statement': 'Beach Hazards Statement',
  'coastal-flood-warning': 'Coastal Flood Warning',
  'coastal-flood-watch': 'Coastal Flood Watch',
  'coastal-flood-advisory': 'Coastal Flood Advisory',
  'storm-warning': 'Storm Warning',
  'storm-watch': 'Storm Watch',
  'gale-warning': 'Gale Warning',
  'gale-watch': 'Gale Watch',
} as const;
export type AdvisoryCode = keyof typeof ADVISORY_EVENTS;

/** Gravest first. */
export const ADVISORY_LEVELS = ['warning', 'watch', 'advisory', 'statement'] as const;
export type AdvisoryLevel = (typeof ADVISORY_LEVELS)[number];

/** An advisory of the weather service; texts are plain, in English. */
export interface Advisory {
  /** The service's own name of the message. */
  readonly id: string;
  readonly code: AdvisoryCode;
  readonly headline?: string;
  readonly instruction?: string;
  /** 'NWS Wilmington NC'. */
  readonly office: string;
  /** When the event begins and ends, UTC ms. */
  readonly fromAt: number;
  readonly untilAt: number;
}

/** The advisories of one look at the service, each with the beaches that it covers. */
export interface AdvisoryList {
  /** When the service was asked, UTC ms. */
  readonly checkedAt: number;
  readonly advisories: readonly (Advisory & { readonly beachIds: readonly number[] })[];
}

/** By the last word of the event's name, the weather service's own order of gravity. */
export function levelOf(code: AdvisoryCode): AdvisoryLevel {
  return ADVISORY_LEVELS.find((level) => code.endsWith(level)) ?? 'statement';
}

/** More are never in force at one beach; a list that says so is broken, and no reader is shown more. */
export const MOST_AT_A_BEACH = 12;
const CODES = Object.keys(ADVISORY_EVENTS);

/** Least for the gravest: a tsunami before all else, then by level, then in the order of `ADVISORY_EVENTS`. */
function gravityOf(code: AdvisoryCode): number {
  const level = code.startsWith('tsunami') ? -1 : ADVISORY_LEVELS.indexOf(levelOf(code));
  return level * CODES.length + CODES.indexOf(code);
}

/**
 * The advisories of some beaches that hold at `now` or begin before `beforeAt` (both UTC ms), the gravest first, then the
 * next to begin. One that has ended is never among them, however old the list is.
 */
export function advisoriesAt(
  list: AdvisoryList | undefined,
  beachIds: readonly number[],
  { now, beforeAt }: { readonly now: number; readonly beforeAt: number },
): readonly Advisory[] {
  return (list?.advisories ?? [])
    .filter((one) => one.untilAt > now && one.fromAt < beforeAt && one.beachIds.some((id) => beachIds.includes(id)))
    .sort((a, b) => gravityOf(a.code) - gravityOf(b.code) || a.fromAt - b.fromAt);
}
