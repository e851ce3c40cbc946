import * as v from 'valibot';
import { Reason } from './refusals/reason.ts';

/**
 * Every failed call answers this. `error` and `errorMsg` hold the same sentence, `code` the kind of failure, `reason` what
 * the sentence is found by in other languages. `errors` and `reasons` are keyed by field, each in the same order (422).
 */
export const ErrorEnvelope = v.object({
  error: v.string(),
  errorMsg: v.string(),
  code: v.string(),
  reason: Reason,
  requestId: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  reasons: v.optional(v.record(v.string(), v.array(Reason))),
  /** Of a beach that is not there (404): those that may have been meant, the likeliest first; `within` is where each lies. */
  suggestions: v.optional(v.array(v.object({ slug: v.string(), name: v.string(), within: v.string() }))),
});
export type ErrorEnvelope = v.InferOutput<typeof ErrorEnvelope>;
