export { type EncodedImage, encodeImage, UnusableImageError } from './encode-image.ts';
