import { userEndpoint } from '@groundswell/accounts';
import { etagOf, movePost, revisionOf } from '@groundswell/blog';
import { moveCanvasPost, reason } from '@groundswell/contracts';
import { InvalidRequestError } from '@groundswell/runtime';

/** Submits a post for review, publishes it now or later, or takes it back to draft. */
export const handler = userEndpoint(
  moveCanvasPost,
  async ({ params, body, user, sent }) => {
    const { to, publishAt } = body;
    if (to === 'scheduled' && publishAt === undefined)
      throw new InvalidRequestError({ publishAt: [reason('not-given', { field: 'time' })] });
    const goal = to === 'scheduled' ? { to, publishAt: Date.parse(publishAt ?? '') } : { to };
    return movePost(user, params.id, revisionOf(sent.header('if-match')), goal, Date.now());
  },
  { headersOf: etagOf },
);
