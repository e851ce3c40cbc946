// npm run load: raises the number of clients of a local cloud until it answers no faster, and reports what gives way.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { LocationMenuReply } from '@groundswell/contracts';
import { readCommandLine } from '@groundswell/local/command-line';
import { measureFixedLoop } from '../bench/fixed-loop.ts';
import { startCloud } from '../support/cloud.ts';
import { listMail } from '../support/mail.ts';
import { KIND_NAMES } from './kinds.ts';
import {
  acceptedPerSecond,
  describeClients,
  describeSpread,
  describeTimes,
  findKnee,
  listGivingWay,
  type Step,
} from './knee.ts';
import { type Member, measureCodes, registerMembers } from './members.ts';
import { alertRequest, type Beach, type Beaches, favoriteRequest, makeMix } from './mix.ts';
import { runStep } from './run-step.ts';

const { values } = readCommandLine({
  usage: `npm run load -- [options]     ramps clients of a new local cloud on the sample ocean

  --runs N           how often the ramp is repeated (3)
  --seconds N        the length of a step (10)
  --connections N    the most clients (256)
  --json             writes the measurements for programs`,
  options: { runs: 'count', seconds: 'count', connections: 'count', json: 'flag' },
});
const options = { runs: 3, seconds: 10, connections: 256, ...values };

/** The number of members who are signed in, and of those who sign in during the ramp. */
const MEMBERS = 12;
const BEACHES = 40;
const CODES = 5;
const WARM_UP = { connections: 4, seconds: 15 };
/** The pause after each step, in which the cloud finishes what clients no longer wait for, ms. */
const SETTLE_MS = 3000;
/** The most time that the alerts of all members may take to arrive, ms. */
const ALERTS_LIMIT_MS = 300_000;
const root = join(import.meta.dirname, '../..');
const say = (line: string) => (values.json ? console.error(line) : console.log(line));

// With short runs, the site opens when all forecasts are built.
const cloud = await startCloud({ options: ['--days', '5', '--no-charts'] });
try {
  const beaches = await listBeaches(cloud.url);
  const [signedIn, signingIn] = [await registerMembers(cloud.url, MEMBERS), await registerMembers(cloud.url, MEMBERS)];
  const mix = makeMix(beaches, { signedIn, signingIn });
  for (const member of signedIn) await giveAlert(cloud.url, member, beaches[0]);
  await runStep(cloud.url, mix, WARM_UP.connections, WARM_UP.seconds);
  const runs: { readonly loopMs: number; readonly steps: readonly Step[] }[] = [];
  for (let run = 1; run <= options.runs; run++) {
    const loopMs = measureFixedLoop();
    say(`\nRun ${run} of ${options.runs} (the fixed loop takes ${loopMs.toFixed(1)} ms)`);
    say(`  clients  replies/s  ${KIND_NAMES.map((kind) => `${kind} p50/p95 ms`.padEnd(22)).join('')}refused  failed`);
    runs.push({ loopMs, steps: await ramp(cloud.url, mix) });
  }
  const knees = runs.flatMap(({ steps }) => findKnee(steps) ?? []);
  const kneesPerSecond = knees.map(acceptedPerSecond);
  say(`\nKnee: ${knees.map(({ connections }) => describeClients(connections)).join(', ')}.`);
  say(`Accepted requests a second there: ${kneesPerSecond.map((one) => one.toFixed(0)).join(', ')}.`);
  say(describeSpread(kneesPerSecond));
  say('\nWhat gives way, in the order of the clients:');
  for (const [at, { steps }] of runs.entries())
    for (const { connections, says } of listGivingWay(steps))
      say(`  run ${at + 1}, ${describeClients(connections)}: ${says}`);
  const mails = await measureMails(
    cloud.url,
    mix,
    signedIn,
    beaches,
    2 * Math.max(...knees.map((step) => step.connections)),
  );
  say('\nEmails:');
  for (const line of mails.lines) say(`  ${line}`);
  if (values.json) console.log(JSON.stringify({ runs, knees, mails }));
} finally {
  await cloud.stop();
}
process.exit(0);

async function ramp(site: string, mix: ReturnType<typeof makeMix>): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (let connections = 1; connections <= options.connections; connections *= 2) {
    const step = await runStep(site, mix, connections, options.seconds);
    steps.push(step);
    say(`  ${rowOf(step)}`);
    await pause(SETTLE_MS);
  }
  return steps;
}

function rowOf(step: Step): string {
  const { connections, kinds } = step;
  const count = (what: 'refused' | 'failed') => KIND_NAMES.reduce((sum, kind) => sum + kinds[kind][what], 0);
  const perSecond = acceptedPerSecond(step).toFixed(0);
  const columns = KIND_NAMES.map((kind) => describeTimes(kinds[kind]).padEnd(22)).join('');
  return `${String(connections).padStart(7)}  ${perSecond.padStart(9)}  ${columns}${String(count('refused')).padStart(7)}  ${String(count('failed')).padStart(6)}`;
}

/** Measures codes and alerts at rest, and codes while twice the knee's clients send the mix. */
async function measureMails(
  site: string,
  mix: ReturnType<typeof makeMix>,
  members: readonly Member[],
  [beach]: Beaches,
  connections: number,
): Promise<{ readonly lines: readonly string[] }> {
  const atRest = await measureCodes(site, CODES);
  let isLoaded = true;
  const load = (async () => {
    while (isLoaded) await runStep(site, mix, connections, options.seconds);
  })();
  const underLoad = await measureCodes(site, CODES).finally(() => {
    isLoaded = false;
  });
  await load;
  const startedAt = performance.now();
  const alerts = await measureAlerts(site, beach, members, startedAt);
  const worst = (times: readonly number[]) => `${(Math.max(...times) / 1000).toFixed(1)} s`;
  return {
    lines: [
      `the slowest of ${CODES} codes at rest: ${worst(atRest)}`,
      `the slowest of ${CODES} codes with ${describeClients(connections)}: ${worst(underLoad)}`,
      `alerts of ${alerts.arrived} of ${members.length} members at rest: ${(alerts.ms / 1000).toFixed(1)} s`,
    ],
  };
}

/** Evaluates a beach's alerts and waits for the emails of all members who have saved one. */
async function measureAlerts(site: string, { slug }: Beach, members: readonly Member[], startedAt: number) {
  const command = ['--import', 'tsx', 'packages/local/bin/local.ts', 'alerts', slug, '--port', new URL(site).port];
  await promisify(execFile)(process.execPath, command, { cwd: root });
  const isMailed = async ({ email }: Member) =>
    (await listMail(site, email)).some(({ subject }) => !/code/i.test(subject));
  let arrived = 0;
  while (arrived < members.length && performance.now() - startedAt < ALERTS_LIMIT_MS) {
    arrived = (await Promise.all(members.map(isMailed))).filter(Boolean).length;
    await pause(250);
  }
  return { arrived, ms: performance.now() - startedAt };
}

/** Gives a member an alert on a beach. Throws if it is refused. */
async function giveAlert(site: string, { token }: Member, beach: Beach): Promise<void> {
  for (const { path, ...init } of [favoriteRequest(beach, token), alertRequest(beach, token)]) {
    const reply = (await (await fetch(site + path, init)).json()) as { readonly success?: boolean };
    if (!reply.success) throw new Error(`${path} answered ${JSON.stringify(reply)}`);
  }
}

async function listBeaches(site: string): Promise<Beaches> {
  const menu = (await (await fetch(`${site}/locationmenu`)).json()) as LocationMenuReply;
  const all = menu
    .flatMap(({ areas }) => areas)
    .flatMap(({ locals }) => locals)
    .flatMap(({ locations }) => locations);
  const apart = Math.max(1, Math.floor(all.length / BEACHES));
  const [first, second, ...others] = all
    .filter((_, at) => at % apart === 0)
    .slice(0, BEACHES)
    .map(({ slug, location_id: id }) => ({ slug, id }));
  if (!first || !second) throw new Error('The site has fewer than two beaches.');
  return [first, second, ...others];
}
