import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { findStep } from './totp.ts';

/**
 * The test secret of RFC 6238, appendix B, for SHA-1. The RFC lists eight-digit codes, of which authenticator apps show
 * the last six.
 */
const SECRET = Secret.fromLatin1('12345678901234567890').base32;
const VECTORS = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

test.each(VECTORS)('at %i s the code is that of RFC 6238', (atS, eightDigits) => {
  const step = Math.floor(atS / 30);
  const code = eightDigits.slice(2);
  expect(findStep(SECRET, code, atS * 1000)).toBe(step);
  for (const stepsOff of [-1, 1]) expect(findStep(SECRET, code, (step + stepsOff) * 30_000)).toBe(step);
  for (const stepsOff of [-2, 2]) expect(findStep(SECRET, code, (step + stepsOff) * 30_000)).toBeUndefined();
});

test('a code of a used step, or of one before it, is invalid', () => {
  const [[atS, eightDigits]] = VECTORS;
  const code = eightDigits.slice(2);
  expect(findStep(SECRET, code, atS * 1000, 0)).toBe(1);
  for (const usedStep of [1, 2]) expect(findStep(SECRET, code, atS * 1000, usedStep)).toBeUndefined();
});
