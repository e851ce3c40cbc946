const formats = new Map<string, Intl.NumberFormat>();

/** Formats a sum for its reader: '$19.99', '−$5.00'. Spanish sums are written as in the United States. */
export function inMoney(cents: number, currency: string, lang: string): string {
  return format(lang, { style: 'currency', currency }, cents / 100);
}

export interface Discount {
  /** The coupon's own name, which an operator writes for customers in the Stripe dashboard. */
  readonly name?: string | undefined;
  readonly percent?: number | undefined;
  readonly cents?: number | undefined;
}

/**
 * Formats a coupon's discount for the customer: '−50%', '−$5.00'. `currency` is that of the plan, which is also the
 * coupon's.
 */
export function formatDiscount({ name, percent, cents }: Discount, currency: string, lang: string): string | undefined {
  if (name !== undefined) return name;
  if (percent !== undefined) return format(lang, { style: 'percent', maximumFractionDigits: 2 }, -percent / 100);
  return cents === undefined ? undefined : inMoney(-cents, currency, lang);
}

/**
 * Formats a number with a cached formatter, because creating one is slow. The minus sign is U+2212, which Intl uses in
 * few languages.
 */
function format(lang: string, options: Intl.NumberFormatOptions, value: number): string {
  const key = `${lang} ${options.style} ${options.currency}`;
  const kept =
    formats.get(key) ?? new Intl.NumberFormat(lang === 'es' && options.style === 'currency' ? 'es-US' : lang, options);
  formats.set(key, kept);
  return kept.format(value).replace('-', '\u2212');
}
