// npm run check: types, lint, every pure test and the engine tests of what changed, for the minute before a commit.
import { spawn } from 'node:child_process';
import { ensureDependencies, repoRoot } from '../../packages/local/bin/setup.mjs';

ensureDependencies();
await (await import('../../web/bin/compile-messages.mjs')).compileMessages();
const vitest = ['vitest/vitest.mjs', 'run', '--passWithNoTests', '--reporter=dot'];
const steps = [
  ['types', 'typescript/bin/tsc', '--noEmit'],
  ['lint', '@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  ['pure tests', ...vitest, '--project', 'pure'],
  ['engine tests of what changed', ...vitest, '--project', 'engine', '--changed', process.argv[2] ?? 'HEAD'],
];
const failed = (await Promise.all(steps.map(run))).filter((isGood) => !isGood);
process.exitCode = failed.length > 0 ? 1 : 0;

/** Tells what a step said when it has ended, as all run at once. */
function run([what, bin, ...args]) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [`node_modules/${bin}`, ...args], { cwd: repoRoot });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`\n${what}: ${code === 0 ? 'good' : 'failed'} (${seconds} s)`);
      if (code !== 0) console.log(said);
      resolve(code === 0);
    }),
  );
}
