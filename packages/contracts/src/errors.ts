import * as v from 'valibot';

/** Every failed call answers this. `error` and `errorMsg` hold the same sentence; `errors` is keyed by field (422). */
export const ErrorEnvelope = v.object({
  error: v.string(),
  errorMsg: v.string(),
  code: v.string(),
  requestId: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
});
export type ErrorEnvelope = v.InferOutput<typeof ErrorEnvelope>;
