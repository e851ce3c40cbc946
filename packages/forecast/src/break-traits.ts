/**
 * The kinds of break. `beach` is open sand; `pier` is sand beside a pier; `jetty` is sand held by a jetty, groin or
 * breakwater. `river-mouth` is a bar at the mouth of a river, lagoon or inlet; `point` is the stones or sand of a
 * headland; `reef` is rock or coral.
 */
export const BREAK_KINDS = ['beach', 'pier', 'jetty', 'river-mouth', 'point', 'reef'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/**
 * The known traits of a break: its kind, and the range of face heights at which it works, m. Smaller faces barely
 * break, larger ones close out.
 */
export interface BreakTraits {
  readonly kind: BreakKind;
  readonly holdsFromM: number;
  readonly holdsToM: number;
}
