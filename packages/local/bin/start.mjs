// npm start: installs what is missing, then runs the whole cloud on this machine in this process.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { findProgram } from './find-program.mjs';
import { ensureDependencies, ensureJava, repoRoot } from './setup.mjs';

// Much of a start runs a few times only: V8 optimizes later, which saves a tenth of the start's work.
setFlagsFromString('--interrupt-budget=600000');
ensureDependencies();
const { chooseEngine, main } = await loadProgram(findProgram(join(repoRoot, 'node_modules/.cache/groundswell')));
if (chooseEngine() === 'amazon') ensureJava();
await main(process.argv.slice(2), 0);

/** The bundled program, else its sources. A bundle that does not load is removed, and made again after the start. */
async function loadProgram(bundle) {
  if (bundle) {
    try {
      const program = await import(bundle);
      if (program.main) return program;
    } catch {
      // Its sources do.
    }
    rmSync(new URL('.', bundle), { recursive: true, force: true });
  }
  const { register } = await import('tsx/esm/api');
  register();
  return import('../src/main.ts');
}
