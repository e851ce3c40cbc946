import * as v from 'valibot';

/** Every failed call answers this. `error` and `errorMsg` hold the same sentence; `errors` is keyed by field (422). */
export const ErrorEnvelope = v.object({
  error: v.string(),
  errorMsg: v.string(),
  code: v.string(),
  requestId: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Of a beach that is not there (404): those that may have been meant, the likeliest first; `within` is where each lies. */
  suggestions: v.optional(v.array(v.object({ slug: v.string(), name: v.string(), within: v.string() }))),
});
export type ErrorEnvelope = v.InferOutput<typeof ErrorEnvelope>;
