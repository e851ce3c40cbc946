export { BOARDS_OF_DAY } from './boards.ts';
export { FAQS } from './faqs.ts';
export { SERVICES } from './services.ts';
export type { Faq, Service, SiteText } from './site-text.ts';
export { TRIP } from './trip.ts';
