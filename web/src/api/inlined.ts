/** A reply that came inside the page, and the call it answers. */
export interface Inlined {
  readonly path: string;
  readonly reply: unknown;
}

/** What `<script type="application/json" id="inlined">` holds; undefined where the page came without, or it is broken. */
export function parseInlined(text: string | null | undefined): Inlined | undefined {
  if (!text) return undefined;
  try {
    const inlined: unknown = JSON.parse(text);
    if (typeof inlined !== 'object' || inlined === null || !('path' in inlined && 'reply' in inlined)) return undefined;
    return typeof inlined.path === 'string' ? { path: inlined.path, reply: inlined.reply } : undefined;
  } catch {
    return undefined;
  }
}
