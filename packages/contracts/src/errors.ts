import * as v from 'valibot';
import { Reason } from './refusals/reason.ts';

/**
 * The reply of every failed call. `error` and `errorMsg` hold the same sentence, `code` the kind of failure, `reason`
 * the key of the sentence in other languages. `errors` and `reasons` are keyed by field, each in the same order (422).
 */
export const ErrorEnvelope = v.object({
  error: v.string(),
  errorMsg: v.string(),
  code: v.string(),
  reason: Reason,
  requestId: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  reasons: v.optional(v.record(v.string(), v.array(Reason))),
  /** For a text that somebody else changed meanwhile (412): what is kept now, in the form that its call replies with. */
  newest: v.optional(v.record(v.string(), v.unknown())),
  /** For a beach that does not exist (404): similar ones, the likeliest first; `within` is the place of each. */
  suggestions: v.optional(v.array(v.object({ slug: v.string(), name: v.string(), within: v.string() }))),
});
export type ErrorEnvelope = v.InferOutput<typeof ErrorEnvelope>;
