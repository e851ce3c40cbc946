/** Bytes that are not a valid tile; the message gives the reason. */
export class BadTile extends Error {
  override readonly name = 'BadTile';
}
