/** A reply inlined in the page, and the call it answers. */
export interface Inlined {
  readonly path: string;
  readonly reply: unknown;
  /**
   * The time at which the server rendered the page with this reply, UTC ms; undefined if the server did not render the
   * page.
   */
  readonly drawnAt?: number | undefined;
  /**
   * The replies that the build wrote into the page, by the names of their calls. After loading, the page fetches
   * current ones.
   */
  readonly built?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Parses the content of `<script type="application/json" id="inlined">`; undefined if the page has none or it is
 * invalid.
 */
export function parseInlined(text: string | null | undefined): Inlined | undefined {
  if (!text) return undefined;
  try {
    const inlined: unknown = JSON.parse(text);
    if (typeof inlined !== 'object' || inlined === null || !('path' in inlined && 'reply' in inlined)) return undefined;
    if (typeof inlined.path !== 'string') return undefined;
    const drawnAt = 'drawnAt' in inlined && typeof inlined.drawnAt === 'number' ? inlined.drawnAt : undefined;
    const built = 'built' in inlined && typeof inlined.built === 'object' ? inlined.built : undefined;
    return { path: inlined.path, reply: inlined.reply, drawnAt, ...(built && { built: { ...built } }) };
  } catch {
    return undefined;
  }
}
