/**
 * The values of a field, NaN where missing.
 * There is one value for each point of the grid, or one for each of `cells` (ascending indexes) and none elsewhere.
 * With `indexes`, points or cells share values, and it holds the index of each one's value.
 * `bitmap` is the result of `markPresent`, for fields that share it.
 */
export interface FieldValues {
  readonly values: Float32Array;
  readonly cells?: Int32Array | undefined;
  readonly indexes?: Int32Array | undefined;
  readonly bitmap?: Uint8Array | undefined;
}
