import { namesOf, userEndpoint } from '@groundswell/accounts';
import { finishUpload, PICTURE_LIMITS, reason } from '@groundswell/contracts';
import { pictureFiles, type StoredUpload, uploads } from '@groundswell/data/uploads';
import { type EncodedImage, encodeImage, UnusableImageError } from '@groundswell/images';
import { presentUpload } from '@groundswell/present';
import { InvalidRequestError, NotFoundError } from '@groundswell/runtime';

/**
 * Converts an uploaded file into a picture. It writes the files first, then marks the upload as ready by a conditional
 * write. If it dies in between, the upload is still pending, and a retry repeats everything.
 */
export const handler = userEndpoint(finishUpload, async ({ params: { id }, user }) => {
  const found = await uploads.find(id);
  if (!found || found.userId !== user.id || found.state === 'removing') throw new NotFoundError(reason('picture-gone'));
  if (found.state === 'awaiting') await finish(found);
  const ready = await uploads.find(id);
  if (ready?.state !== 'ready') throw new NotFoundError(reason('picture-gone'));
  return presentUpload(ready, { names: await namesOf([user.id], user), readerId: user.id });
});

async function finish({ id }: StoredUpload): Promise<void> {
  const raw = await pictureFiles.findRaw(id, PICTURE_LIMITS.maxBytes);
  if (!raw) throw new InvalidRequestError({ file: [reason('picture-not-sent')] });
  const { width, height, files } = await encode(raw);
  await pictureFiles.put(`${id}-${width}x${height}`, files);
  const bytes = Object.values(files).reduce((sum, file) => sum + file.length, 0);
  await uploads.finish(id, { width, height, bytes, files: Object.keys(files) });
}

async function encode(raw: Uint8Array): Promise<EncodedImage> {
  try {
    return await encodeImage(raw);
  } catch (error) {
    throw error instanceof UnusableImageError ? new InvalidRequestError({ file: [reason(error.code)] }) : error;
  }
}
