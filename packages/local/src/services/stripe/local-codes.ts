import { readFields } from './form-body.ts';
import type { Provider } from './provider.ts';

/** The promotion codes that the stand-in accepts from its start. `docs/plans.md` lists them. */
const LOCAL_CODES: readonly { readonly code: string; readonly coupon: string; readonly isActive?: false }[] = [
  { code: 'HALF', coupon: 'percent_off=50&duration=once' },
  { code: 'FREEYEAR', coupon: 'percent_off=100&duration=once' },
  { code: 'ONEMONTH', coupon: 'percent_off=50&duration=repeating&duration_in_months=1' },
  { code: 'PLUSONLY', coupon: 'percent_off=25&duration=once&applies_to[products][0]=groundswell_pro_plus' },
  { code: 'EXPIRED', coupon: 'percent_off=50&duration=once', isActive: false },
];

/** Creates the codes that the stand-in does not have yet. */
export function addLocalCodes({ books, catalogue }: Provider): void {
  const has = new Set(books.list('promotion_code').map(({ code }) => code));
  for (const { code, coupon, isActive = true } of LOCAL_CODES) {
    if (has.has(code)) continue;
    const { id } = catalogue.createCoupon(readFields(coupon));
    const terms = `promotion[type]=coupon&promotion[coupon]=${id}&code=${code}&active=${isActive}`;
    catalogue.createPromotionCode(readFields(terms));
  }
}
