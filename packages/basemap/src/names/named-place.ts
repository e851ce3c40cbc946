/** Of which kind a name on the map is, the most important first. */
export const NAME_KINDS = ['ocean', 'sea', 'cape', 'town', 'beach'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

export interface NamedPlace {
  readonly kind: NameKind;
  readonly name: string;
  /** In other languages, where it has another name there. */
  readonly names?: Readonly<Record<string, string>>;
  readonly lon: number;
  readonly lat: number;
  /** Shown from this zoom on, as the specification counts zooms. */
  readonly fromZoom: number;
  /** And below this one. */
  readonly toZoom?: number;
  /** The side where its land lies, so that its name covers no sea. */
  readonly side?: 'left' | 'right';
}
