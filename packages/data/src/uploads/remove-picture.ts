import { type PictureFiles, pictureFiles } from './picture-files.ts';
import { type StoredUpload, type Uploads, uploads } from './uploads.ts';

/**
 * Completes a picture's removal: files first, then the row. An interrupted removal leaves the row, from which the next
 * sweep continues.
 */
export async function removePicture(
  { id, width, height, files = [] }: StoredUpload,
  store: { readonly uploads: Pick<Uploads, 'endRemoval'>; readonly files: Pick<PictureFiles, 'remove'> } = {
    uploads,
    files: pictureFiles,
  },
): Promise<void> {
  await store.files.remove(id, `${id}-${width}x${height}`, files);
  await store.uploads.endRemoval(id);
}
