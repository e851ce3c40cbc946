import * as v from 'valibot';
import { Reason } from './refusals/reason.ts';

/**
 * The reply of every failed call. `error` and `errorMsg` contain the same English sentence. `code` is the category of
 * the failure, and `reason` the key for translating the sentence. `errors` and `reasons` list the messages of each
 * invalid field in the same order (422).
 */
export const ErrorEnvelope = v.object({
  error: v.string(),
  errorMsg: v.string(),
  code: v.string(),
  reason: Reason,
  requestId: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  reasons: v.optional(v.record(v.string(), v.array(Reason))),
  /** The text as it is now stored, after somebody else has changed it (412). It has the form of the call's reply. */
  newest: v.optional(v.record(v.string(), v.unknown())),
  /**
   * The beaches with a similar name, if the requested beach is unknown (404), the likeliest first. `within` is the name
   * of the place that contains each.
   */
  suggestions: v.optional(v.array(v.object({ slug: v.string(), name: v.string(), within: v.string() }))),
});
export type ErrorEnvelope = v.InferOutput<typeof ErrorEnvelope>;
