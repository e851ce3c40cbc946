import * as v from 'valibot';
import { Reason } from './refusals/reason.ts';

/**
 * The reply of every failed call. `error` and `errorMsg` have the same English sentence. `code` is the kind of failure,
 * `reason` the key for translating the sentence. `errors` and `reasons` are keyed by field, each in the same order
 * (422).
 */
export const ErrorEnvelope = v.object({
  error: v.string(),
  errorMsg: v.string(),
  code: v.string(),
  reason: Reason,
  requestId: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  reasons: v.optional(v.record(v.string(), v.array(Reason))),
  /** The stored text after a conflicting change by somebody else (412), in the shape of the call's reply. */
  newest: v.optional(v.record(v.string(), v.unknown())),
  /** Similar beaches for an unknown one (404), the likeliest first. `within` is the place around each. */
  suggestions: v.optional(v.array(v.object({ slug: v.string(), name: v.string(), within: v.string() }))),
});
export type ErrorEnvelope = v.InferOutput<typeof ErrorEnvelope>;
