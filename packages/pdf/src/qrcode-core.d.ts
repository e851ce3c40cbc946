/** The part of the package that reads no files: the main module requires `fs` in a way that bundling breaks. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode';
}
