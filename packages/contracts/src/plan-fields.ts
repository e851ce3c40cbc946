import * as v from 'valibot';
import { Instant } from './fields.ts';
import { message } from './refusals/reason.ts';

/** Days of a trial, and of one that a customer of the partner gets. */
export const TRIAL_DAYS = 14;
export const PARTNER_TRIAL_DAYS = 90;

/** The versions of what a person agrees to with a plan: the days since which the pages read as they do. */
export const AGREED_VERSIONS = { terms: '2026-11-01', privacy: '2026-11-01' } as const;

/** What a person has ticked: the versions that their page links. Others than today's are refused. */
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

/** '$19.99' in the language of the reply; prices are the provider's. */
export const Price = v.string();
export const ProviderId = v.pipe(
  v.string(message('not-one', { field: 'provider’s id' })),
  v.regex(/^[a-z]+_\w{1,100}$/, message('not-one', { field: 'provider’s id' })),
);

/** Charges to come; `charge` is absent where nothing is due. */
export const LaterCharges = v.optional(v.array(v.object({ charge: v.optional(Price), date: Instant })));

/**
 * Names the sums that a page has told, as they came with them. A press carries it: where the sums are others by then, it is
 * refused with `sums-changed`, and nothing is charged.
 */
export const Quote = v.pipe(
  v.string(message('not-one', { field: 'quote' })),
  v.regex(/^[\w-]{1,80}$/, message('not-one', { field: 'quote' })),
);

/**
 * For how long a promo is taken off: the first charge, some months, or always. One of some months that are over before the
 * first charge takes nothing off.
 */
export const PromoLasts = v.picklist(['first', 'months', 'always', 'over']);
