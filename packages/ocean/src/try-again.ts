/** An answer that may be better a little later; when the host said how much later, not before. */
export class TryAgain extends Error {
  override readonly name = 'TryAgain';
  readonly afterMs: number;

  constructor(reason: string, afterMs = 0) {
    super(reason);
    this.afterMs = afterMs;
  }
}
