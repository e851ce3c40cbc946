import * as v from 'valibot';
import { call } from './call.ts';
import { CANVAS_BASE, POST_STATES } from './canvas-fields.ts';
import { message } from './refusals/reason.ts';

/**
 * Searches posts by title, and tags and topics by name. For admins it also searches users by name. It finds only what
 * the writer may read.
 */
export const searchCanvas = call({
  name: 'search-canvas',
  method: 'GET',
  path: `${CANVAS_BASE}/search/{kind}`,
  access: 'contributor',
  params: v.object({
    kind: v.picklist(
      ['posts', 'tags', 'topics', 'users'],
      message('not-among', { field: 'kind', choices: 'posts, tags, topics or users' }),
    ),
  }),
  query: v.object({
    q: v.pipe(
      v.string(message('not-given', { field: 'search' })),
      v.trim(),
      v.minLength(1, message('not-given', { field: 'search' })),
      v.maxLength(80, message('too-long', { field: 'search', count: 80 })),
    ),
  }),
  reply: v.object({
    data: v.array(
      v.object({
        /** A post's id, a tag's or topic's slug, a user's number. */
        id: v.string(),
        name: v.string(),
        /** Present for a post only. */
        state: v.optional(v.picklist(POST_STATES)),
      }),
    ),
  }),
});
export type CanvasFoundReply = v.InferOutput<typeof searchCanvas.reply>;
