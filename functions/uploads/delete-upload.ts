import { userEndpoint } from '@groundswell/accounts';
import { deleteUpload, reason } from '@groundswell/contracts';
import { removePicture, uploads } from '@groundswell/data/uploads';
import { ConflictError, ForbiddenError, NotFoundError } from '@groundswell/runtime';

/** Deletes an unused picture: the writer's own, or for editors any. */
export const handler = userEndpoint(deleteUpload, async ({ query: { id }, user }) => {
  const found = await uploads.find(id);
  if (!found) throw new NotFoundError(reason('picture-gone'));
  if (found.userId !== user.id && user.role === 'contributor') throw new ForbiddenError();
  const begun = await uploads.beginRemoval(id, { by: user.id });
  if (begun === 'gone') throw new NotFoundError(reason('picture-gone'));
  if (begun === 'held') throw new ConflictError(reason('picture-held'));
  if (begun === 'used') throw new ConflictError(reason('picture-in-use'));
  await removePicture(found);
  return {};
});
