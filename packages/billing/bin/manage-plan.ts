// `npm run plan`: manages the plan of one account, with the settings of the function process-payment-events
// (docs/plans.md).
import { readFile } from 'node:fs/promises';
import { readCommandLine } from '../../local/bin/command-line.mjs';
import { MANAGE_HELP, managePlan, PlanNotManagedError } from '../src/admin/index.ts';

const HELP = `npm run plan -- <command> --settings <file> [--confirm <email>]\n\n  ${MANAGE_HELP}`;
const { values, words } = readCommandLine({
  usage: HELP,
  options: { settings: 'text', confirm: 'text' },
  words: ['EMAIL', 'COMMAND…'],
  least: 0,
});
const [email, verb] = words;
try {
  await manage();
} catch (error) {
  if (!(error instanceof PlanNotManagedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function manage() {
  if (values.settings === undefined) throw new PlanNotManagedError(`Name the file of --settings.\n\n${HELP}`);
  Object.assign(process.env, JSON.parse(await readFile(values.settings, 'utf8')));
  // A command that changes money or plans needs the email address a second time, in `--confirm`.
  if (verb !== undefined && values.confirm !== email)
    throw new PlanNotManagedError(
      `This changes the plan of ${email} in the table ${process.env.TABLE_NAME}: --confirm ${email}`,
    );
  for (const line of await managePlan(words)) console.log(line);
}
