// npm run check: types, lint and the tests of what changed, for the minute before a commit.
import { spawnSync } from 'node:child_process';
import { ensureDependencies, repoRoot } from '../../packages/local/bin/setup.mjs';

ensureDependencies();
await (await import('../../web/bin/compile-messages.mjs')).compileMessages();
const steps = [
  ['types', 'typescript/bin/tsc', ['--noEmit']],
  ['lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings']],
  [
    'tests of what changed',
    'vitest/vitest.mjs',
    ['run', '--project', 'unit', '--changed', 'HEAD', '--passWithNoTests'],
  ],
];
for (const [what, bin, args] of steps) {
  console.log(`\n${what}`);
  const { status } = spawnSync(process.execPath, [`node_modules/${bin}`, ...args], { cwd: repoRoot, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
