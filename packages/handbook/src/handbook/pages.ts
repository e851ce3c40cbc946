/** The pages of the handbook in their order, each by its name in an address: `/services/handbook#period`. */
export const HANDBOOK_PAGES = [
  'swell',
  'height',
  'period',
  'direction',
  'wind',
  'tide',
  'breaks',
  'forecast',
  'currents',
  'safety',
  'etiquette',
  'boards',
  'first-days',
  'cold',
] as const;
export type HandbookPage = (typeof HANDBOOK_PAGES)[number];

/** One page's words: two or three short paragraphs, and those of its drawing. */
export interface PageText {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly labels: readonly string[];
}

/** The handbook in one language. */
export interface Handbook {
  readonly title: string;
  readonly lead: string;
  readonly pages: Readonly<Record<HandbookPage, PageText>>;
}
