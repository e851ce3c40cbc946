// npm run restore: copies table, users and uploaded objects out of a deployment and into an empty one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanLine } from '@groundswell/contracts';
import { readCommandLine } from '../../local/bin/command-line.mjs';
import {
  type Comparison,
  compare,
  explainMissingTarget,
  exportParts,
  importParts,
  openExport,
  partsOf,
  rehearse,
  startEmptyCloud,
  usersOfTable,
} from '../src/index.ts';
import { onCloud } from './on-cloud.ts';

const FOLDER_OPTIONS = { export: 'to', import: 'from', compare: 'from' } as const;

const { values, words } = readCommandLine({
  usage: `npm run restore -- [rehearse|export|import|compare|users]

  rehearse            copies a running local cloud into an empty one and compares every record; the default
  export  --to DIR    writes table, users and objects into a folder
  import  --from DIR  writes such a folder into an empty deployment; --continue after an interruption
  compare --from DIR  compares a deployment with such a folder
  users               creates in --pool the users that the accounts in --table have, after the pool is lost

  --port N            of the local cloud at that port (rehearse: 3000)
  --table NAME, --pool ID, --bucket NAME   the parts of a deployment in AWS; a part without a name is left out`,
  options: { to: 'text', from: 'text', continue: 'flag', table: 'text', pool: 'text', bucket: 'text', port: 'port' },
  words: [['rehearse', 'export', 'import', 'compare', 'users']],
  least: 0,
  check: ({ values, words: [verb = 'rehearse'] }) => {
    const option = verb in FOLDER_OPTIONS ? FOLDER_OPTIONS[verb as keyof typeof FOLDER_OPTIONS] : undefined;
    return option && !values[option] ? `Name the folder: ${verb} --${option} DIR.` : undefined;
  },
});
const [verb = 'rehearse'] = words;
const port = values.port ?? (verb === 'rehearse' ? 3000 : undefined);
await onCloud(port, async () => {
  const { TABLE_NAME, USER_POOL_ID, UPLOADS_BUCKET } = port === undefined ? {} : process.env;
  const names = {
    table: values.table ?? TABLE_NAME,
    pool: values.pool ?? USER_POOL_ID,
    bucket: values.bucket ?? UPLOADS_BUCKET,
  };
  const missing = verb === 'rehearse' ? undefined : explainMissingTarget(verb, names);
  if (missing) {
    console.error(missing);
    process.exit(2);
  }
  if (verb === 'rehearse') await rehearseLocally(names);
  else if (verb === 'users') await createUsers(names);
  else await run(names, (verb === 'export' ? values.to : values.from) ?? '');
});

async function run(names: Parameters<typeof partsOf>[0], folder: string) {
  const parts = partsOf(names);
  if (verb === 'export') for await (const name of exportParts(parts, folder)) console.log(`${name}: exported.`);
  if (verb === 'export') return;
  const exported = await openExport(folder, parts);
  if (verb === 'import')
    for await (const { name, ...written } of importParts(parts, exported, values.continue)) tellWritten(name, written);
  else for (const part of parts) tell(part.name, await compare(exported.read(part), part.read()));
}

async function createUsers(names: Parameters<typeof partsOf>[0]) {
  const [table, users] = partsOf({ table: names.table, pool: names.pool });
  if (!table || !users) return;
  tellWritten('users', await users.write(usersOfTable(table.read())));
  console.log('Those that were created set a password with a mailed code; the others keep theirs.');
}

function tellWritten(name: string, { created, kept }: Awaited<ReturnType<ReturnType<typeof partsOf>[0]['write']>>) {
  console.log(`${name}: ${created} created, ${kept} already there.`);
}

async function rehearseLocally(names: Parameters<typeof partsOf>[0]) {
  const folder = mkdtempSync(join(tmpdir(), 'groundswell-restore-'));
  const empty = await startEmptyCloud(folder, names);
  try {
    const parts = await rehearse(partsOf(names), partsOf(names, empty.endpoints), join(folder, 'exported'));
    for (const { name, exportMs, importMs, compareMs, written, ...comparison } of parts) {
      const [out, back, check] = [exportMs, importMs, compareMs].map((ms) => (ms / 1000).toFixed(1));
      const meanwhile = written > 0 ? `; the cloud wrote ${written} meanwhile` : '';
      tell(name, comparison, `${meanwhile}; exported in ${out} s, restored in ${back} s, compared in ${check} s`);
    }
  } finally {
    await empty.stop();
    rmSync(folder, { recursive: true });
  }
}

function tell(name: string, { equal, changed, missing, added }: Comparison, times = '') {
  const different = changed.length + missing.length + added.length;
  console.log(`${name}: ${equal} equal, ${different} different${times}.`);
  for (const [how, keys] of Object.entries({ changed, missing, added }))
    for (const key of keys.slice(0, 20)) console.log(`  ${how}: ${cleanLine(key)}`);
  if (different > 0) process.exitCode = 1;
}
