/** Codestreams written by OpenJPEG 2.5.0 for the tests, with the samples they hold. */
export interface SyntheticCodestream {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly bytes: Uint8Array;
  sample(x: number, y: number): number;
}

/**
 * A plane with four resolutions and all three kinds of sub-band. Its code-blocks have full stripes of four rows and a
 * last stripe of one row.
 */
export const PLANE: SyntheticCodestream = {
  width: 33,
  height: 9,
  bits: 7,
  sample: (x, y) => (x * x * 3 + y * y * 5 + x * y) % 128,
  bytes: fromBase64(
    '/0//UQApAAAAAAAhAAAACQAAAAAAAAAAAAAAIQAAAAkAAAAAAAAAAAABBgEB/1IADAAAAAEAAwQEAAH/XAANQDhAQEhAQEhAQEj/' +
      'ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAAEjAAH/k8+oJAewXdERtodTS8fUDx9QNB84QATz' +
      'Q0kwYz0FEWaZg38FZAlZx9QvPtE4+0SADjLQii1R2Pii/xB3Cls53jFpoz/5/38g42Jzhv8NTS1BkPjM2v6VKT9/C8X10Vl/S35i' +
      'UpOsRp0tkC5/z7UafaeT8CAhhT7kL82dPwLzlXDQL0bSlorQHB++riHV6zqygBcHOsyxwelww14oJvX4StlX3lUsfJdHlJFpotqh' +
      'Zt1hn6WZM+rsi7lfBGQCM2+tG9xoxcCGPmGv1ruYMvwhiSoGZNe2PsL7lb7uLLwhEzdTv6yhqisRz2mebevjEQ2zlX+lnuzqJ8p8' +
      '3oEpzREaU+981upFAw4ee74BVf2N0z2P6InYBF//2Q==',
  ),
};

/** A single row without wavelet transform. NOAA packs the valid points of a masked grid as such a row. */
export const ROW: SyntheticCodestream = {
  width: 150,
  height: 1,
  bits: 11,
  sample: (x) => (x * x * 7) % 2048,
  bytes: fromBase64(
    '/0//UQApAAAAAACWAAAAAQAAAAAAAAAAAAAAlgAAAAEAAAAAAAAAAAABCgEB/1IADAAAAAEAAAQEAAH/XAAEQFj/ZAAlAAFDcmVh' +
      'dGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAADwAAH/k/f8rn+V3/yQAAf2Guv1bcR0ziyj9X3Ib5+uAMU4AKLD' +
      'V9XUTjh8MF2ybBc8bBDwTI9MuxVQ/Ch+AvFqN4Z5jlFiCmV0yX8f4f1CmGhMv35aKnNqwwMueykR95P7Z/S4AAMwCgAHB/vXUjTq' +
      '+CMnfUyuKP1FZTLd3HHrDmIkPdjflx9pZANlphS+X6iKqEi/VAhM0oAA6SdTRaWZ1Rj7Ln+gZMnjiMARVP9dzx2QeSFK4cGziLlA' +
      'yR5Qmf5zkqB7AYABB1QPlBz302RG2yVlLUjhyNk5B9mmAorXEX00odwqAB//2Q==',
  ),
};

/** Returns all samples row by row. */
export function samplesOf({ width, height, sample }: SyntheticCodestream): number[] {
  return Array.from({ length: width * height }, (_, n) => sample(n % width, Math.floor(n / width)));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
