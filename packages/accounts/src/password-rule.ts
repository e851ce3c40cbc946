import { brotliDecompressSync } from 'node:zlib';
import { reason } from '@groundswell/contracts';
import { InvalidRequestError, productName } from '@groundswell/runtime';
import { type OptionsDictionary, type OptionsGraph, ZxcvbnFactory } from '@zxcvbn-ts/core';
import packed from './guessable.generated.json' with { type: 'json' };

/** As many guesses as eight random characters need, by this library's estimate of ten per character. */
const LEAST_GUESSES = 1e8;
/**
 * Only the beginning of a longer one is examined, and only this many readings of signs as letters: both bound the time,
 * to 15 ms.
 */
const LIMITS = { maxLength: 40, l33tMaxSubstitutions: 20 };

/**
 * Throws InvalidRequestError for a password that is soon guessed: one on the lists of breaches, or made of one or two parts
 * that are tried first (words of breaches, of surfing, of the product and the address, years, sequences, repeats, walks
 * over the keyboard; also in reverse or with signs for letters).
 */
export function requireStrongPassword(password: string, { email = '' }: { email?: string | undefined }): void {
  // Guessers vary capitals and spaces between words first; without them equal letters are adjacent.
  const text = password.toLowerCase().replaceAll(' ', '');
  const { guesses, sequence } = estimator().check(text, ownWords(email));
  if (guesses >= LEAST_GUESSES) return;
  const isListed = sequence.some((part) => part.dictionaryName === 'passwords' && part.matchedWord === text);
  throw new InvalidRequestError({ password: [reason(isListed ? 'password-listed' : 'password-guessable')] });
}

/** An address, its parts and the product's name, which guessers try first. */
function ownWords(email: string): string[] {
  const [local = '', domain = ''] = email.split('@');
  const product = productName();
  const parts = email.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= 3);
  return [product, email, local, domain, ...parts].filter(Boolean);
}

let known: ZxcvbnFactory | undefined;

/**
 * Built once per process, at the first choice of a password; unpacked it would be a third of the functions that need
 * it.
 */
function estimator(): ZxcvbnFactory {
  known ??= new ZxcvbnFactory({ ...unpack(), ...LIMITS });
  return known;
}

function unpack(): { dictionary: OptionsDictionary; graphs: OptionsGraph } {
  return JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8'));
}
