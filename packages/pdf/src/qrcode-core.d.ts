/** The part of the package that needs no files: the whole requires `fs` in a way that a bundled module cannot. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode';
}
