/** The maximum length of a label after its `xn--` (RFC 1035, 2.3.4). */
const ENCODED_MOST_CHARACTERS = 59;
const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LAST_CODE_POINT = 0x10ffff;

/**
 * Decodes a domain label, given without its `xn--` (RFC 3492, 6.2); undefined if it is invalid. Browsers offer no
 * function for this.
 */
export function decodePunycode(encoded: string): string | undefined {
  if (encoded.length > ENCODED_MOST_CHARACTERS) return undefined;
  const basicEnd = encoded.lastIndexOf('-');
  const codePoints = [...encoded.slice(0, Math.max(0, basicEnd))].map((letter) => letter.charCodeAt(0));
  let [codePoint, index, bias] = [128, 0, 72];
  for (let at = basicEnd + 1; at < encoded.length; ) {
    const indexBefore = index;
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = DIGITS.indexOf(encoded[at++] ?? ' ');
      if (digit === -1) return undefined;
      index += digit * weight;
      const threshold = Math.min(26, Math.max(1, k - bias));
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const count = codePoints.length + 1;
    bias = adaptBias(index - indexBefore, count, indexBefore === 0);
    codePoint += Math.floor(index / count);
    if (codePoint > LAST_CODE_POINT) return undefined;
    index %= count;
    codePoints.splice(index++, 0, codePoint);
  }
  return String.fromCodePoint(...codePoints);
}

/** Adapts the Punycode bias after each decoded character (RFC 3492, 6.1). */
function adaptBias(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}
