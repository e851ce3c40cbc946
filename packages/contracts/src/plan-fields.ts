import * as v from 'valibot';
import { message } from './refusals/reason.ts';

/** The current versions of the terms, by the date since which each page has had its text. */
export const AGREED_VERSIONS = { terms: '2026-11-01', privacy: '2026-11-01' } as const;

/** The versions of the terms that the user has ticked. Any other version than the current one is refused. */
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

/**
 * A stamp of the sums that a page showed, as the reply contained it. The request sends it back: if the sums have
 * changed by then, it is refused with `sums-changed`, and nothing is charged.
 */
export const Quote = v.pipe(
  v.string(message('not-one', { field: 'quote' })),
  v.regex(/^[\w-]{1,80}$/, message('not-one', { field: 'quote' })),
);

/**
 * The duration of a promo: the first charge, some months, or always. `over`: its months end before the first charge, so
 * that it takes nothing off.
 */
export const PromoLasts = v.picklist(['first', 'months', 'always', 'over']);
