// npm run bench [NAME...]: measures and prints one table; no measurement passes or fails. A benchmark that throws is
// reported, and the others continue.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies, repoRoot } from '../../packages/local/bin/setup.mjs';

ensureDependencies();
const { register } = await import('tsx/esm/api');
register();

const folder = join(repoRoot, 'test/bench');
const { holdToLoop, measureFixedLoop } = await import(pathToFileURL(join(folder, 'fixed-loop.ts')));
const wanted = process.argv.slice(2);
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .sort()) {
  const name = basename(file, '.ts');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    const { bench } = await import(pathToFileURL(join(folder, file)));
    if (!bench) continue;
    const loopMs = measureFixedLoop();
    console.log(`\n${name} (the fixed loop takes ${loopMs.toFixed(1)} ms)`);
    for (const { what, measured, aim = '' } of await bench())
      console.log(`  ${what.padEnd(58)} ${holdToLoop(measured, loopMs).padStart(22)}  ${aim}`);
  } catch (error) {
    console.log(`  ${name} could not be measured: ${error instanceof Error ? error.message : error}`);
  }
}
process.exit(0);
