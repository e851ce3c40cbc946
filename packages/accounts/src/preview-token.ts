import * as v from 'valibot';
import { openToken, sealToken } from './sealed-token.ts';

/** A post, and the account that lets it be read. */
const Preview = v.object({ postId: v.string(), by: v.string(), goodUntil: v.number() });
type Preview = v.InferOutput<typeof Preview>;

/** The token of a link by which anyone reads a post until it ends, UTC ms. */
export function sealPreviewToken(of: Pick<Preview, 'postId' | 'by'>, until: number): Promise<string> {
  return sealToken('post-preview', of, until);
}

/** What a preview's link says, and its end, UTC ms; undefined where it is not ours, not whole or over. */
export function openPreviewToken(token: string, now = Date.now()): Promise<Preview | undefined> {
  return openToken('post-preview', token, Preview, now);
}
