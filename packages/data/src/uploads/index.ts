export { type PictureFiles, pictureFiles } from './picture-files.ts';
export { removePicture } from './remove-picture.ts';
export {
  type FinishedUpload,
  picturesIn,
  type StoredUpload,
  type Uploads,
  type Uses,
  uploads,
  useWrites,
} from './uploads.ts';
