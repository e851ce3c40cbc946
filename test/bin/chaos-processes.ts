// npm run chaos -- --processes: kills the processes of a real local cloud while people use it, by default with the
// seeds 1 to 20, and checks every invariant after each run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFirstFolder, runProcesses } from '../chaos/processes/run.ts';

const [first = '1', runs = '20'] = process.argv.slice(2);
const firstFolder = mkdtempSync(join(tmpdir(), 'groundswell-chaos-first-'));
const failed: number[] = [];
try {
  await makeFirstFolder(firstFolder);
  for (let seed = Number(first); seed < Number(first) + Number(runs); seed++) {
    const { violations, kills, moments, rounds, dir } = await runProcesses(seed, firstFolder);
    const counts = `${moments} requests and replies, ${rounds} starts until all was done`;
    console.log(`seed ${seed}: ${violations.length} violations; killed ${kills.join(', ')}; ${counts}`);
    for (const violation of violations) console.log(`  ${violation}`);
    if (violations.length === 0) continue;
    failed.push(seed);
    console.log(`  The data folder is kept: ${dir}`);
  }
} finally {
  rmSync(firstFolder, { recursive: true });
}
console.log(
  failed.length === 0 ? `${runs} runs, 0 violations.` : `Violations in the runs of seed ${failed.join(', ')}.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
