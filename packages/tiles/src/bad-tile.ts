/** Bytes that are no tile of ours; the message says why. */
export class BadTile extends Error {
  override readonly name = 'BadTile';
}
