/** The rules on each side of the card, in order. */
export const ETIQUETTE_SIDES = {
  front: ['right-of-way', 'dropping-in', 'snaking'],
  back: ['paddling-out', 'holding-the-board', 'respect'],
} as const;
export type EtiquetteRule = (typeof ETIQUETTE_SIDES)[keyof typeof ETIQUETTE_SIDES][number];

/** The texts of the card in one language. */
export interface Etiquette {
  readonly title: string;
  readonly lead: string;
  readonly rules: Readonly<
    Record<EtiquetteRule, { readonly title: string; readonly text: string; readonly labels: readonly string[] }>
  >;
}
