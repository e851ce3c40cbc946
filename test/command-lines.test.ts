import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const repoRoot = join(import.meta.dirname, '..');
const manifest: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(repoRoot, 'package.json'), 'utf8'),
);
/** Scripts whose parser is a module that they import. */
const PARSED_BY: Readonly<Record<string, string>> = {
  start: 'packages/local/src/options.ts',
  doctor: 'packages/doctor/src/main.ts',
  tide: 'packages/data/bin/tide-call.ts',
  'verify-forecast': 'packages/forecast-log/bin/verify-call.ts',
};
/** This script has no options of its own: what follows goes to the tests that it updates. */
const WITHOUT_OPTIONS = ['docs'];

const scripts = Object.entries(manifest.scripts).flatMap(([name, command]) => {
  const file = /^node (?:--import tsx )?([\w/.-]+\.(?:ts|mjs))/.exec(command)?.[1];
  return file === undefined || WITHOUT_OPTIONS.includes(name) ? [] : [{ name, file: PARSED_BY[name] ?? file }];
});

test.each(scripts)('npm run $name reads its command line with the shared parser', ({ file }) => {
  const text = readFileSync(join(repoRoot, file), 'utf8');
  expect(text).toMatch(
    /import \{ (?:readCommandLine|parseWords, UsageError) \} from '[@./\w-]+\/command-line(?:\.mjs)?'/,
  );
  expect(text).not.toMatch(/\bparseArgs\(|process\.argv/);
});
