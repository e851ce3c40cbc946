// npm start: installs what is missing, then runs the whole cloud on this machine in this process.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { findProgram } from './find-program.mjs';
import { ensureDependencies, ensureJava, repoRoot } from './setup.mjs';

// Most code of a start runs only a few times. Delaying V8's optimizer saves a tenth of the start's CPU time.
setFlagsFromString('--interrupt-budget=600000');
ensureDependencies();
const { chooseEngine, main } = await loadProgram(findProgram(join(repoRoot, 'node_modules/.cache/groundswell')));
if (chooseEngine() === 'amazon') ensureJava();
await main(process.argv.slice(2), 0);

/**
 * Loads the bundled program, or its sources if there is no bundle. Removes a bundle that does not load; the program
 * bundles itself again after the start.
 */
async function loadProgram(bundle) {
  if (bundle) {
    try {
      const program = await import(bundle);
      if (program.main) return program;
    } catch {
      // The fallback below loads the sources.
    }
    rmSync(new URL('.', bundle), { recursive: true, force: true });
  }
  const { register } = await import('tsx/esm/api');
  register();
  return import('../src/main.ts');
}
