import * as v from 'valibot';
import { openToken, sealToken } from './sealed-token.ts';

const Preview = v.object({ postId: v.string() });

/** The token of a link by which anyone reads a post until it ends, UTC ms. */
export function sealPreviewToken(postId: string, until: number): Promise<string> {
  return sealToken('post-preview', { postId }, until);
}

/** The post of a preview's link; undefined where it is not ours, not whole or over. */
export async function openPreviewToken(token: string, now = Date.now()): Promise<string | undefined> {
  return (await openToken('post-preview', token, Preview, now))?.postId;
}
