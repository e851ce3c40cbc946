/** Returns a 32-bit hash of the arguments, the same on every machine. */
function hash(...parts: readonly (string | number)[]): number {
  let state = 0x811c9dc5;
  for (const part of parts) {
    const text = `${part}|`;
    for (let at = 0; at < text.length; at++) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  return mix(state);
}

/** Returns a random-looking number in [0, 1) that depends only on the arguments. */
export function chance(...parts: readonly (string | number)[]): number {
  return hash(...parts) / 2 ** 32;
}

/** Returns a stream of random-looking numbers in [0, 1) that depends only on the arguments. */
export function createRandom(...parts: readonly (string | number)[]): () => number {
  let state = hash(...parts);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return mix(state) / 2 ** 32;
  };
}

/**
 * Returns smooth noise in [-1, 1] along `x`: independent values at whole numbers, with smooth transitions between them.
 */
export function noiseAlong(x: number, ...parts: readonly (string | number)[]): number {
  const left = Math.floor(x);
  const part = x - left;
  const eased = part * part * (3 - 2 * part);
  const a = chance(...parts, left) * 2 - 1;
  const b = chance(...parts, left + 1) * 2 - 1;
  return a + (b - a) * eased;
}

/** Mixes the bits with the constants of MurmurHash3's finalizer (Appleby); unsigned. */
function mix(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
