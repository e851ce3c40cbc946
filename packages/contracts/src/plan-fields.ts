import * as v from 'valibot';
import { Instant } from './fields.ts';
import { message } from './refusals/reason.ts';

/** The current versions of the terms and the privacy policy, by the date since which each text has applied. */
export const AGREED_VERSIONS = { terms: '2026-11-01', privacy: '2026-11-01' } as const;

/**
 * The versions of the terms and the privacy policy that the user agreed to. Versions other than the current ones are
 * refused.
 */
export const Agreed = v.object(
  {
    terms: v.literal(AGREED_VERSIONS.terms, message('agree-again')),
    privacy: v.literal(AGREED_VERSIONS.privacy, message('agree-again')),
  },
  message('agree-first'),
);
export type Agreed = Readonly<v.InferOutput<typeof Agreed>>;

/** The names of the paid plans in requests. */
export const PLAN_NAMES = ['pro', 'premium'] as const;

/** A price as text, '$19.99', in the language of the reply. Stripe sets the prices. */
export const Price = v.string();
export const ProviderId = v.pipe(
  v.string(message('not-one', { field: 'provider’s id' })),
  v.regex(/^[a-z]+_\w{1,100}$/, message('not-one', { field: 'provider’s id' })),
);

/** Future charges. `charge` is absent if nothing is due. */
export const LaterCharges = v.optional(v.array(v.object({ charge: v.optional(Price), date: Instant })));

/**
 * The sums that a page showed, encoded by the server in the preview. The request sends them back when the user
 * confirms. If the sums have changed meanwhile, it is refused with `sums-changed`, and nothing is charged.
 */
export const Quote = v.pipe(
  v.string(message('not-one', { field: 'quote' })),
  v.regex(/^[\w-]{1,80}$/, message('not-one', { field: 'quote' })),
);

/**
 * The duration of a promo: the first charge, a number of months, or always. `over` means that its months end before the
 * first charge, so it reduces nothing.
 */
export const PromoLasts = v.picklist(['first', 'months', 'always', 'over']);
