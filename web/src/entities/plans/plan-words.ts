import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';

// '周日', as everywhere on the site.
const weekday = language === 'zh-CN' ? 'short' : 'long';
const FORMATS = {
  long: new Intl.DateTimeFormat(language, { weekday, day: 'numeric', month: 'long', year: 'numeric' }),
  short: new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
};

/** The day of a charge where the reader is: 'Sunday, December 6, 2026'. */
export function dayWords(at: string | Date, width: keyof typeof FORMATS = 'short'): string {
  return FORMATS[width].format(new Date(at));
}

/** The same day a year later, of 29 February the 28th: when a plan renews. */
export function yearAfter(at: string | Date): Date {
  const day = new Date(at);
  const date = day.getDate();
  day.setFullYear(day.getFullYear() + 1);
  if (day.getDate() !== date) day.setDate(0);
  return day;
}

/** Whether a sum is zero, as it is written in any currency. */
export function isNothing(price: string): boolean {
  return !/[1-9]/.test(price);
}

/** A sum; one of zero is called nothing. */
export function sumWords(price: string): string {
  return isNothing(price) ? m.subscription_nothing() : price;
}

const NAMES: Readonly<Record<string, string>> = { amex: 'American Express', mastercard: 'Mastercard', visa: 'Visa' };

/** A brand as cards print it. */
export function brandName(brand: string): string {
  return NAMES[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}
