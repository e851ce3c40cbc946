import { brotliDecompressSync } from 'node:zlib';
import { reason } from '@groundswell/contracts';
import { InvalidRequestError, productName } from '@groundswell/runtime';
import { type OptionsDictionary, type OptionsGraph, ZxcvbnFactory } from '@zxcvbn-ts/core';
import packed from './guessable.generated.json' with { type: 'json' };

/**
 * The minimum number of guesses that a password must withstand. The estimator assumes ten guesses per random character,
 * so eight random characters just pass.
 */
const LEAST_GUESSES = 1e8;
/**
 * The limits that keep an estimate within 15 ms: the number of characters that are read, and of tried substitutions
 * such as '3' for 'e'.
 */
const LIMITS = { maxLength: 40, l33tMaxSubstitutions: 20 };

/**
 * Throws InvalidRequestError for a password that is easily guessed: one from the breach lists, or one made of one or
 * two common parts. Common parts are breached passwords, surf words, the product's name, the user's address, years,
 * sequences, repeats, and neighbouring keys. Reversed words and substitutions such as '3' for 'e' are recognized.
 */
export function requireStrongPassword(password: string, { email = '' }: { email?: string | undefined }): void {
  // Attackers vary capitals and spaces first, so these add no strength. Removing spaces also exposes repeats such as 'a
  // a a a'.
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
 * Returns the estimator, built when a process first checks a password. Its data is stored compressed, because otherwise
 * it would make up a third of the function's bundle.
 */
function estimator(): ZxcvbnFactory {
  known ??= new ZxcvbnFactory({ ...unpack(), ...LIMITS });
  return known;
}

function unpack(): { dictionary: OptionsDictionary; graphs: OptionsGraph } {
  return JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8'));
}
