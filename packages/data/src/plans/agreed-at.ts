import * as v from 'valibot';

/** The versions of the terms and the privacy policy that a person accepted, and when, UTC ms. */
export const AgreedAt = v.object({ terms: v.string(), privacy: v.string(), at: v.number() });
