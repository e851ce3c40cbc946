/** The pages of the handbook in order, each by its URL fragment: `/services/handbook#period`. */
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

/** The texts of one page: two or three short paragraphs, and the labels of its drawing. */
export interface PageText {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly labels: readonly string[];
}

/** The texts of the handbook in one language. */
export interface Handbook {
  readonly title: string;
  readonly lead: string;
  readonly pages: Readonly<Record<HandbookPage, PageText>>;
}
