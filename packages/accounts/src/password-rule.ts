import { brotliDecompressSync } from 'node:zlib';
import { reason } from '@groundswell/contracts';
import { InvalidRequestError, productName } from '@groundswell/runtime';
import { type OptionsDictionary, type OptionsGraph, ZxcvbnFactory } from '@zxcvbn-ts/core';
import packed from './guessable.generated.json' with { type: 'json' };

/**
 * The fewest guesses that a password must withstand: those of eight random characters, at this library's estimate of
 * ten per character.
 */
const LEAST_GUESSES = 1e8;
/**
 * The estimator reads only the beginning of a longer password, and only this many substitutions of signs for letters.
 * Both bound the time, to 15 ms.
 */
const LIMITS = { maxLength: 40, l33tMaxSubstitutions: 20 };

/**
 * Throws InvalidRequestError for a password that is soon guessed. That is one on the lists of breaches, or one of one
 * or two common parts: words of breaches, of surfing, of the product and the address, years, sequences, repeats, and
 * walks over the keyboard. Reversed parts and signs for letters count too.
 */
export function requireStrongPassword(password: string, { email = '' }: { email?: string | undefined }): void {
  // Attackers vary capitals and spaces first. Without them, repeated letters are adjacent.
  const text = password.toLowerCase().replaceAll(' ', '');
  const { guesses, sequence } = estimator().check(text, ownWords(email));
  if (guesses >= LEAST_GUESSES) return;
  const isListed = sequence.some((part) => part.dictionaryName === 'passwords' && part.matchedWord === text);
  throw new InvalidRequestError({ password: [reason(isListed ? 'password-listed' : 'password-guessable')] });
}

/** Returns an address, its parts and the product's name, which attackers try first. */
function ownWords(email: string): string[] {
  const [local = '', domain = ''] = email.split('@');
  const product = productName();
  const parts = email.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= 3);
  return [product, email, local, domain, ...parts].filter(Boolean);
}

let known: ZxcvbnFactory | undefined;

/**
 * Returns the estimator, built once per process for the first password that is set. Uncompressed, its data would be a
 * third of the size of the functions that need it.
 */
function estimator(): ZxcvbnFactory {
  known ??= new ZxcvbnFactory({ ...unpack(), ...LIMITS });
  return known;
}

function unpack(): { dictionary: OptionsDictionary; graphs: OptionsGraph } {
  return JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8'));
}
