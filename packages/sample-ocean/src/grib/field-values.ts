/**
 * Values of one field, NaN where missing: one a point of the grid, or one for each of `cells` (indexes,
 * ascending) and none elsewhere. With `indexes` points or cells share values: it has the index of each one's.
 * `bitmap` is what `markPresent` makes of the values, where several fields share it.
 */
export interface FieldValues {
  readonly values: Float32Array;
  readonly cells?: Int32Array | undefined;
  readonly indexes?: Int32Array | undefined;
  readonly bitmap?: Uint8Array | undefined;
}
