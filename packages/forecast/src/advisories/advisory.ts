/**
 * The weather service's event codes that beach pages show, with the service's own names. The service lists them at
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

/** The levels of severity, the most severe first. */
export const ADVISORY_LEVELS = ['warning', 'watch', 'advisory', 'statement'] as const;
export type AdvisoryLevel = (typeof ADVISORY_LEVELS)[number];

/** An advisory of the weather service, in plain English text. */
export interface Advisory {
  /** The message id that the service assigned. */
  readonly id: string;
  readonly code: AdvisoryCode;
  readonly headline?: string;
  readonly instruction?: string;
  /** The issuing office, such as 'NWS Wilmington NC'. */
  readonly office: string;
  /** When the event begins and ends, UTC ms. */
  readonly fromAt: number;
  readonly untilAt: number;
}

/** The advisories of one poll of the service, each with the beaches that it covers. */
export interface AdvisoryList {
  /** When the service was polled, UTC ms. */
  readonly checkedAt: number;
  readonly advisories: readonly (Advisory & { readonly beachIds: readonly number[] })[];
}

/** Returns the level by the last word of the event's name, which is how the weather service ranks severity. */
export function levelOf(code: AdvisoryCode): AdvisoryLevel {
  return ADVISORY_LEVELS.find((level) => code.endsWith(level)) ?? 'statement';
}

/**
 * The largest number of advisories that a beach page shows. No beach has more than 12 in force, so a longer list is
 * malformed and only its first entries are shown.
 */
export const MAX_ADVISORIES_PER_BEACH = 12;
const CODES = Object.keys(ADVISORY_EVENTS);

/**
 * Returns the sort rank, lowest for the most severe: tsunamis first, then by level, then in the order of
 * `ADVISORY_EVENTS`.
 */
function severityRank(code: AdvisoryCode): number {
  const level = code.startsWith('tsunami') ? -1 : ADVISORY_LEVELS.indexOf(levelOf(code));
  return level * CODES.length + CODES.indexOf(code);
}

/**
 * Returns the advisories that are in force at any of the beaches at `now`, or begin there before `beforeAt` (both UTC
 * ms). The most severe come first, then those that begin earlier. Ended advisories are left out, even when the list
 * itself is old.
 */
export function advisoriesAt(
  list: AdvisoryList | undefined,
  beachIds: readonly number[],
  { now, beforeAt }: { readonly now: number; readonly beforeAt: number },
): readonly Advisory[] {
  return (list?.advisories ?? [])
    .filter((one) => one.untilAt > now && one.fromAt < beforeAt && one.beachIds.some((id) => beachIds.includes(id)))
    .sort((a, b) => severityRank(a.code) - severityRank(b.code) || a.fromAt - b.fromAt);
}
