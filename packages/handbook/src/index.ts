export type { Drawing } from './drawing.ts';
export { ETIQUETTE_DRAWINGS } from './etiquette/drawings.ts';
export { ETIQUETTE_SIDES, type Etiquette, type EtiquetteRule } from './etiquette/rules.ts';
export { HANDBOOK_DRAWINGS } from './handbook/drawings.ts';
export { HANDBOOK_PAGES, type Handbook, type HandbookPage, type PageText } from './handbook/pages.ts';
