// npm run supply-chain [-- --offline]: checks what the product is built from, and writes its bill of materials
// (CycloneDX) to dist/sbom.cdx.json. The exit code is 1 if anything is found, or could not be checked. `--offline` leaves
// out the registry's list of vulnerable versions.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from '../../packages/local/bin/command-line.mjs';
import { ensureDependencies, repoRoot } from '../../packages/local/bin/setup.mjs';

const { values } = readCommandLine({
  usage: `npm run supply-chain -- [--offline]

Checks what the product is built from, and writes its bill of materials to dist/sbom.cdx.json.

  --offline    leaves out the registry's list of vulnerable versions`,
  options: { offline: 'flag' },
});
ensureDependencies();
const { register } = await import('tsx/esm/api');
register();
const { listInstalled, listLockFaults } = await import('../supply-chain/lock-file.ts');
const { listLicenseFaults } = await import('../supply-chain/licenses.ts');
const { readLock } = await import('../supply-chain/read-lock.ts');
const { findSecrets, readOwnTexts } = await import('../supply-chain/secrets.ts');

const HISTORY_BYTES = 1024 ** 3;
const { packages, manifests } = readLock(repoRoot);
const count = listInstalled(packages).length;

report(`lock file: ${count} packages, by digest`, listLockFaults(packages, manifests));
report(`licenses of ${count} packages`, listLicenseFaults(packages));
report('credentials in files', await findInAll(readOwnTexts(repoRoot)));
report('credentials in the history', await findInAll(readHistory()));
writeBill();
if (!values.offline) report('known vulnerabilities, high or critical', audit());

function report(what, faults) {
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${what}`);
  for (const fault of faults) console.log(`       ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

async function findInAll(texts) {
  const found = [];
  for (const [path, text] of texts) found.push(...(await findSecrets(path, text)));
  return [...new Set(found)];
}

/** Yields the lines that each commit added, file by file. A shallow clone has only the commits that it fetched. */
function* readHistory() {
  const log = execFileSync('git', ['log', '-p', '-U0', '--no-color', '--no-ext-diff', '--format=commit %h'], {
    cwd: repoRoot,
    encoding: 'utf8',
    maxBuffer: HISTORY_BYTES,
  });
  for (const commit of log.split(/^commit (?=[\da-f]+$)/m)) {
    for (const file of commit.split(/^diff --git /m).slice(1)) {
      const path = /^\+\+\+ b\/(.*)$/m.exec(file)?.[1];
      if (path) yield [path, [...file.matchAll(/^\+(?!\+\+ )(.*)$/gm)].map(([, line]) => line).join('\n')];
    }
  }
}

function writeBill() {
  const { status, stdout, stderr } = npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only');
  const file = 'dist/sbom.cdx.json';
  if (status === 0) {
    mkdirSync(join(repoRoot, 'dist'), { recursive: true });
    writeFileSync(join(repoRoot, file), stdout);
  }
  report(`bill of materials: ${file}`, status === 0 ? [] : failureOf(stderr));
}

/** Asks the registry. One without an audit endpoint is a failure, because nothing was checked. */
function audit() {
  const { status, stdout, stderr } = npm('audit', '--audit-level=high');
  return status === 0 ? [] : failureOf(`${stdout}\n${stderr}`);
}

function npm(...args) {
  return spawnSync('npm', [...args, '--loglevel=error'], { cwd: repoRoot, encoding: 'utf8', maxBuffer: HISTORY_BYTES });
}

function failureOf(text) {
  return ['npm failed', ...text.split('\n').filter((line) => line.trim() !== '')];
}
