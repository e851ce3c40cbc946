// npm run bench [NAME...]: measures and prints one table; no measurement passes or fails. A benchmark that throws is
// reported, and the others continue.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCommandLine } from '../../packages/local/bin/command-line.mjs';
import { ensureDependencies, repoRoot } from '../../packages/local/bin/setup.mjs';

const folder = join(repoRoot, 'test/bench');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && /^export .*\bbench\(/m.test(readFileSync(join(folder, file), 'utf8')))
  .map((file) => basename(file, '.ts'))
  .sort();
const { words: wanted } = readCommandLine({
  usage: `npm run bench -- [NAME...]     measures and prints one table\n\n  ${names.join(', ')}`,
  words: ['NAME…'],
  least: 0,
  check: ({ words }) => {
    const unknown = words.find((name) => !names.includes(name));
    return unknown && `There is no benchmark ${unknown}.`;
  },
});
ensureDependencies();
const { register } = await import('tsx/esm/api');
register();

const { holdToLoop, measureFixedLoop } = await import(pathToFileURL(join(folder, 'fixed-loop.ts')));
for (const name of wanted.length > 0 ? wanted : names) {
  try {
    const { bench } = await import(pathToFileURL(join(folder, `${name}.ts`)));
    const loopMs = measureFixedLoop();
    console.log(`\n${name} (the fixed loop takes ${loopMs.toFixed(1)} ms)`);
    for (const { what, measured, aim = '' } of await bench())
      console.log(`  ${what.padEnd(58)} ${holdToLoop(measured, loopMs).padStart(22)}  ${aim}`);
  } catch (error) {
    console.log(`  ${name} could not be measured: ${error instanceof Error ? error.message : error}`);
  }
}
process.exit(0);
