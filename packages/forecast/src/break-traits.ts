/**
 * What the waves break on: open sand; sand beside a pier; sand that a jetty, groin or breakwater holds; a bar at the
 * mouth of a river, lagoon or inlet; the stones or sand of a headland; rock or coral.
 */
export const BREAK_KINDS = ['beach', 'pier', 'jetty', 'river-mouth', 'point', 'reef'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** What is known of a break: its kind, and the faces that it holds, m. Smaller ones barely break, higher ones close out. */
export interface BreakTraits {
  readonly kind: BreakKind;
  readonly holdsFromM: number;
  readonly holdsToM: number;
}
