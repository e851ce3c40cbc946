/** The kinds of names on the map, the most important first. */
export const NAME_KINDS = ['ocean', 'sea', 'cape', 'town', 'beach'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

export interface NamedPlace {
  readonly kind: NameKind;
  readonly name: string;
  /** The name by language, if it differs from `name`. */
  readonly names?: Readonly<Record<string, string>>;
  readonly lon: number;
  readonly lat: number;
  /** The first zoom at which the name appears, in the usual count of 256 px tiles. */
  readonly fromZoom: number;
  /** The zoom from which the name is hidden again. */
  readonly toZoom?: number;
  /** The side on which the name is written: towards the land, so that it covers no sea. */
  readonly side?: 'left' | 'right';
}
