/** Replaces fontkit's Brotli decoder of 490 KB in bundles, because no font that a function reads is WOFF 2. */
module.exports = () => {
  throw new Error('Fonts of WOFF 2 are not read.');
};
