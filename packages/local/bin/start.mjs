// npm start: installs what is missing, then runs the whole cloud on this machine in this process.
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { findProgram } from './find-program.mjs';
import { ensureDependencies, ensureJava, repoRoot } from './setup.mjs';

// Much of a start runs a few times only: V8 optimizes later, which saves a tenth of the start's work.
setFlagsFromString('--interrupt-budget=600000');
ensureDependencies();
const program = findProgram(join(repoRoot, 'node_modules/.cache/groundswell'));
if (!program) {
  const { register } = await import('tsx/esm/api');
  register();
}
const { chooseEngine, main } = await import(program ?? '../src/main.ts');
if (chooseEngine() === 'amazon') ensureJava();
await main(process.argv.slice(2), 0);
