import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { findBeach } from '@groundswell/data/places';
import { WELL_KNOWN_BEACH_IDS } from '@groundswell/data/popular-beaches';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { SURF_WORDS } from './surf-words.ts';

/**
 * Writes `src/guessable.generated.json`: word lists for estimating how guessable a password is, most frequent first,
 * compressed.
 * @zxcvbn-ts/language-common (MIT) supplies passwords from data breaches and the key neighbours of common keyboards. We
 * add surf words, names of well-known beaches, and common endings. Run: node --import tsx
 * packages/accounts/scripts/guessable.ts
 */

/**
 * The number of most frequent entries, all of which are included, however short. The estimator also finds these entries
 * inside longer passwords.
 */
const PARTS = 10_000;
/**
 * A rarer entry of letters alone is always included, because other passwords contain such words. Any other is included
 * only if the estimator, knowing just the frequent entries, needs at least this many guesses.
 */
const TOLD_BY_PARTS_GUESSES = 1e6;

const source = join(dirname(fileURLToPath(import.meta.resolve('@zxcvbn-ts/language-common'))), '..', 'src');
const read = (file: string) => JSON.parse(readFileSync(join(source, file), 'utf8'));
const { qwerty, qwertz, azerty, keypad } = read('adjacencyGraphs.json');
const graphs = { qwerty, qwertz, azerty, keypad };
const listed: string[] = read('passwords.json');

const surf = [...new Set([...SURF_WORDS, ...[...WELL_KNOWN_BEACH_IDS].flatMap(wordsOfBeach)])];
const parts = listed.slice(0, PARTS);
const estimator = new ZxcvbnFactory({ dictionary: { passwords: parts, surf, endings: endings() }, graphs });
const others = listed
  .slice(PARTS)
  .filter((one) => one.length >= 8 && (/^[a-z]+$/.test(one) || estimator.check(one).guesses >= TOLD_BY_PARTS_GUESSES));
const passwords = inOrder([...parts, ...others]);

const text = JSON.stringify({ dictionary: { passwords, surf, endings: endings() }, graphs });
const packed = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } });
const file = join(import.meta.dirname, '..', 'src', 'guessable.generated.json');
writeFileSync(file, `${JSON.stringify(packed.toString('base64'))}\n`);
console.log(`${passwords.length} passwords, ${surf.length} words of surfing, ${readFileSync(file).length} bytes.`);

/** Splits a beach's name: 'Folly Beach, The Washout' gives 'follybeach', 'folly', 'beach', 'thewashout', 'washout'. */
function wordsOfBeach(id: number): string[] {
  const name = findBeach(id)?.name ?? '';
  return name
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')
    .toLowerCase()
    .split(/[,/]/)
    .flatMap((part) => [part.replaceAll(/[^a-z0-9]/g, ''), ...part.split(/[^a-z0-9]+/)])
    .filter((word) => word.length > 3);
}

/** Lists what people add before or after a word: a mark, a number or a year, such as '!', '123!', '@2026', '1998.'. */
function endings(): string[] {
  const numbers = ['1', '123', '12', '1234', '2', '12345', '01', '11', '123456', '69', '7'];
  const years = Array.from({ length: 81 }, (_, back) => String(2030 - back));
  return ['!', '@', '.', '#', '$', '*', '_', '-', '?'].flatMap((mark) => [
    mark,
    mark + mark,
    ...[...numbers, ...years].flatMap((number) => [mark + number, number + mark]),
  ]);
}

/**
 * Sorts words so that they compress well. The first thousand stay in order of frequency. Later ranks, such as 1,001 to
 * 2,000 and 2,001 to 4,000, are sorted alphabetically within each range. That halves the file size, and a rank is off
 * by at most a factor of two.
 */
function inOrder(words: readonly string[]): string[] {
  const ordered = words.slice(0, 1000);
  for (let from = 1000; from < words.length; from *= 2) ordered.push(...words.slice(from, from * 2).sort());
  return ordered;
}
