export { type PictureFiles, pictureFiles } from './picture-files.ts';
export { picturesIn, pictureUseWrites } from './picture-use-writes.ts';
export { removePicture } from './remove-picture.ts';
export { type FinishedUpload, type StoredUpload, type Uploads, uploads } from './uploads.ts';
