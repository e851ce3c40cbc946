export { type EncodedPicture, encodePicture, NoPicture } from './encode-picture.ts';
