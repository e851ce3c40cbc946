import * as v from 'valibot';
import { openToken, sealToken } from './sealed-token.ts';

const Preview = v.object({ postId: v.string(), goodUntil: v.number() });

/** The token of a link by which anyone reads a post until it ends, UTC ms. */
export function sealPreviewToken(postId: string, until: number): Promise<string> {
  return sealToken('post-preview', { postId }, until);
}

/** The post of a preview's link and its end, UTC ms; undefined where it is not ours, not whole or over. */
export function openPreviewToken(token: string, now = Date.now()): Promise<v.InferOutput<typeof Preview> | undefined> {
  return openToken('post-preview', token, Preview, now);
}
