// npm run local: commands that act on a running local cloud.
import { MANAGE_HELP, managePlan, PlanNotManagedError } from '@groundswell/billing/admin';
import { TIERS } from '@groundswell/plans';
import type { Fired } from '../src/fire.ts';
import { moveClock } from '../src/lambda/move-clock.ts';
import { CONTROL_HEADER } from '../src/local-pages/control.ts';
import { readCommandLine } from './command-line.mjs';

const HELP = `npm run local -- <command> [--port N]     of the local cloud at that port (3000)

  fire <job>                          runs a scheduled job now; without a name: which there are
  run-again [model]                   reads a model (hrrr) of the newest run once more, and builds all forecasts from it
  alerts <beach>                      looks through a beach's alerts, as a new forecast does
  plan <email> <Basic|Pro|"Pro Plus">  puts someone on a plan that nobody pays
  ${MANAGE_HELP}
  admin <email>                       makes someone an administrator
  clock advance <days>d               advances the clock of payments: trials and terms end, cards are charged
  payments <slow|down|busy|broken|none> <email>  how the provider answers about one customer`;

class Refused extends Error {}

const COMMANDS = {
  fire: ([job]: Given) => fire(job),
  'run-again': ([model]: Given) => runAgain(model),
  alerts: ([beach]: Given) => lookThroughAlerts(beach),
  plan: changeOrShowPlan,
  admin: ([email]: Given) => makeAdmin(email),
  clock: advanceClock,
  payments: failPayments,
};
type Given = readonly string[];

const { values, words } = readCommandLine({
  usage: HELP,
  options: { port: 'port' },
  words: [Object.keys(COMMANDS), 'WORD…'],
  least: 1,
});
const site = `http://localhost:${values.port ?? 3000}`;
const [command, ...given] = words;
try {
  await COMMANDS[command as keyof typeof COMMANDS](given);
} catch (error) {
  if (!(error instanceof Refused || error instanceof PlanNotManagedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function fire(job: string | undefined) {
  const { schedules } = await readCloud();
  if (job === undefined || !schedules.includes(job))
    throw new Refused(`${job === undefined ? 'Name a job' : `No schedule runs ${job}`}: ${schedules.join(', ')}.`);

  const response = await fetch(`${site}/_local/fire/${job}`, { method: 'POST', headers: { [CONTROL_HEADER]: 'fire' } });
  const { lines, ms, failure } = (await response.json()) as Fired;
  for (const line of lines) console.log(line);
  if (failure !== undefined) throw new Refused(`${job} failed after ${ms} ms: ${failure}`);
  console.log(`${job} ran for ${ms} ms.`);
}

/**
 * Deletes a model's contribution from the newest run, then fires `find-runs`, so that the pipeline reads the model
 * again and rebuilds all forecasts.
 */
async function runAgain(model = 'hrrr') {
  await reachServices();
  const { cycles, forgetSource } = await import('@groundswell/data/ocean');
  const cycle = await cycles.findNewestBuilt();
  const steps = cycle === undefined ? 0 : await forgetSource(cycle, model);
  if (steps === 0) throw new Refused(`No forecast was built from ${model}.`);
  console.log(`${steps} steps of ${model} of the run ${cycle} come again.`);
  await fire('find-runs');
}

async function lookThroughAlerts(slug: string | undefined) {
  const { findBeach } = await import('@groundswell/data/places');
  const beach = findBeach(slug ?? '');
  if (!beach) throw new Refused(slug ? `There is no beach ${slug}.` : 'Name a beach as its address does.');
  await reachServices();
  const { queueAlerts } = await import('@groundswell/data/alerts');
  await queueAlerts({ beachIds: [beach.id] });
  console.log(`The alerts of ${beach.name} are being looked through.`);
}

async function changeOrShowPlan(asked: readonly string[]) {
  const [email, verb] = asked;
  const tier = TIERS.find((one) => one === verb);
  if (tier) return putOnPlan(email, tier);
  await reachServices();
  for (const line of await managePlan(asked)) console.log(line);
}

async function putOnPlan(email: string | undefined, tier: (typeof TIERS)[number]) {
  const userId = await findAccount(email);
  const { changePlan } = await import('@groundswell/accounts');
  await changePlan(userId, tier);
  console.log(`${email} is on ${tier}.`);
}

async function makeAdmin(email: string | undefined) {
  const userId = await findAccount(email);
  const { accounts } = await import('@groundswell/data/accounts');
  await accounts.change(userId, { role: 'admin' });
  console.log(`${email} is an administrator.`);
}

async function advanceClock([verb, by = '']: readonly string[]) {
  const [, days] = /^(\d{1,3})d$/.exec(by) ?? [];
  if (verb !== 'advance' || days === undefined) throw new Refused('Say by how many days: clock advance 15d.');
  await readCloud();
  const response = await fetch(`${site}/_local/payments/advance/${days}`, {
    method: 'POST',
    headers: { [CONTROL_HEADER]: 'clock' },
  });
  if (!response.ok) throw new Refused('Payments are those of a real test account; its clock is advanced there.');
  const { now } = (await response.json()) as { now: string };
  console.log(`For payments it is ${now}.`);
}

async function failPayments([kind, email = '']: readonly string[]) {
  await readCloud();
  const response = await fetch(`${site}/_local/payments/fault/${kind}/${encodeURIComponent(email)}`, {
    method: 'POST',
    headers: { [CONTROL_HEADER]: 'fault' },
  });
  if (!response.ok) throw new Refused('Say how, and toward whom: payments slow surfer@example.com.');
  console.log(kind === 'none' ? `Payments of ${email} are answered as ever.` : `Payments of ${email} are ${kind}.`);
}

/** Returns the id of the account with this email address. */
async function findAccount(email: string | undefined): Promise<string> {
  if (email === undefined) throw new Refused('Name an e-mail address.');
  await reachServices();
  const { accounts } = await import('@groundswell/data/accounts');
  const account = await accounts.findByEmail(email.toLowerCase());
  if (!account) throw new Refused(`Nobody has an account with ${email}.`);
  return account.id;
}

/** Points this process at the local tables and queues, and sets its `Date` to the cloud's clock. */
async function reachServices(): Promise<void> {
  const { environment, clockOffsetMs } = await readCloud();
  moveClock(clockOffsetMs);
  Object.assign(process.env, environment, { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' });
}

interface CloudReply {
  readonly schedules: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly clockOffsetMs: number;
}

async function readCloud(): Promise<CloudReply> {
  const response = await fetch(`${site}/_local/cloud.json`).catch(() => undefined);
  if (!response?.ok)
    throw new Refused(`No local cloud answers at ${site}. Start one with npm start, or name its --port.`);
  return response.json();
}
