// npm run bench [NAME...]: measures, prints one table; nothing here passes or fails.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureDependencies, repoRoot } from '../../packages/local/bin/setup.mjs';

ensureDependencies();
const { register } = await import('tsx/esm/api');
register();

const folder = join(repoRoot, 'test/bench');
const wanted = process.argv.slice(2);
for (const file of readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .sort()) {
  const name = basename(file, '.ts');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { bench } = await import(pathToFileURL(join(folder, file)));
  if (!bench) continue;
  console.log(`\n${name}`);
  for (const { what, measured, aim = '' } of await bench())
    console.log(`  ${what.padEnd(58)} ${measured.padStart(22)}  ${aim}`);
}
process.exit(0);
