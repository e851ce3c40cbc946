/**
 * The values of a field, NaN where missing. Without `cells` there is one value for each grid point; with `cells`
 * (ascending indexes) only those points have values. With `indexes` several points share a value: each point's entry is
 * the position of its value in `values`. `bitmap` holds the result of `markPresent`, so that fields with the same
 * missing points compute it once.
 */
export interface FieldValues {
  readonly values: Float32Array;
  readonly cells?: Int32Array | undefined;
  readonly indexes?: Int32Array | undefined;
  readonly bitmap?: Uint8Array | undefined;
}
