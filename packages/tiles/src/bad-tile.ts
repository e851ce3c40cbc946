/** Bytes that are not a valid tile; the message gives the reason. */
export class BadTileError extends Error {
  override readonly name = 'BadTileError';
}
