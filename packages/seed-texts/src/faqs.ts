import { ACCOUNT_FAQS } from './faqs.account.ts';
import { FORECAST_FAQS } from './faqs.forecast.ts';
import { SEA_FAQS } from './faqs.sea.ts';
import { SITE_FAQS } from './faqs.site.ts';
import type { Faq } from './site-text.ts';

/** All questions, in the order of the FAQ page. */
export const FAQS: readonly Faq[] = [...FORECAST_FAQS, ...SEA_FAQS, ...ACCOUNT_FAQS, ...SITE_FAQS];
