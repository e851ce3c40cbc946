export { type DaySheet, drawDaySheet } from './day-sheet/day-sheet.ts';
export { drawEtiquetteGuide } from './etiquette-guide.ts';
export { drawGiftCard, type GiftCard } from './gift-card.ts';
export { drawHandbook } from './handbook.ts';
export type { Imprint } from './imprint.ts';
export { drawTideChart } from './tide-chart.ts';
