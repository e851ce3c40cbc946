import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';

// Chinese uses the short weekday '周日', as everywhere on the site.
const weekday = language === 'zh-CN' ? 'short' : 'long';
const FORMATS = {
  long: new Intl.DateTimeFormat(language, { weekday, day: 'numeric', month: 'long', year: 'numeric' }),
  short: new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
};

/** Returns the day of a charge in the reader's time zone: 'Sunday, December 6, 2026'. */
export function dayWords(at: string | Date, width: keyof typeof FORMATS = 'short'): string {
  return FORMATS[width].format(new Date(at));
}

/** Returns the same day a year later, when a plan renews; 29 February becomes the 28th. */
export function yearAfter(at: string | Date): Date {
  const day = new Date(at);
  const date = day.getDate();
  day.setFullYear(day.getFullYear() + 1);
  if (day.getDate() !== date) day.setDate(0);
  return day;
}

/** Whether an amount, as written in any currency, is zero. */
export function isNothing(price: string): boolean {
  return !/[1-9]/.test(price);
}

/** Returns the words for an amount; zero is written as a word. */
export function sumWords(price: string): string {
  return isNothing(price) ? m.subscription_nothing() : price;
}

const NAMES: Readonly<Record<string, string>> = { amex: 'American Express', mastercard: 'Mastercard', visa: 'Visa' };

/** Returns the name of a card brand as printed on cards. */
export function brandName(brand: string): string {
  return NAMES[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}
