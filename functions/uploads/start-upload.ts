import { userEndpoint } from '@groundswell/accounts';
import { PICTURE_LIMITS, startUpload } from '@groundswell/contracts';
import { pictureFiles, uploads } from '@groundswell/data/uploads';

/** Lets a writer post one file of at most 10 MB to this upload's own key; the bucket enforces both. */
export const handler = userEndpoint(startUpload, async ({ body: { name }, user }) => {
  const id = await uploads.add({ userId: user.id, name });
  return { id, url: '/upload', fields: await pictureFiles.presignPost(id, PICTURE_LIMITS.maxBytes) };
});
