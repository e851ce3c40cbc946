import * as v from 'valibot';
import { openToken, sealToken } from './sealed-token.ts';

/** A post and the account that has shared it. */
const Preview = v.object({ postId: v.string(), by: v.string(), goodUntil: v.number() });
type Preview = v.InferOutput<typeof Preview>;

/** Seals the token of a link by which anyone can read a post until `until`, UTC ms. */
export function sealPreviewToken(of: Pick<Preview, 'postId' | 'by'>, until: number): Promise<string> {
  return sealToken('post-preview', of, until);
}

/** Opens the token of a preview link. Returns undefined if it is foreign, damaged or expired; times are UTC ms. */
export function openPreviewToken(token: string, now = Date.now()): Promise<Preview | undefined> {
  return openToken('post-preview', token, Preview, now);
}
