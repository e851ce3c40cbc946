import { type PictureFiles, pictureFiles } from './picture-files.ts';
import { type StoredUpload, type Uploads, uploads } from './uploads.ts';

/**
 * Removes a picture whose removal was begun: its files first, then its row, so that whoever dies between leaves a row by
 * which the next sweep goes on.
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
