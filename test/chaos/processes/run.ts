import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort } from '@groundswell/local/find-port';
import { countersMatch, deletedLeaveNothing, membersAreKept, nothingIsOrphaned } from '../invariants/accounts.ts';
import { giftsGiveOneYear, paymentsAreMadeOnce, plansMatchTheProvider } from '../invariants/money.ts';
import { createRandom } from '../random.ts';
import type { Item } from '../services.ts';
import { buyGift, redeemGift } from '../workload/gifts.ts';
import { type Ledger, openLedger } from '../workload/ledger.ts';
import { buyPlan, follow, keepQuiet, leave, join as register } from '../workload/members.ts';
import { NoReplyError, type PeopleWorld } from '../workload/person.ts';
import { openCloud } from './cloud.ts';
import { readLeftBehind } from './left-behind.ts';
import { copiesHaveKills, promisedLettersCame } from './letters.ts';
import { createPeopleWorld } from './people.ts';
import { comeToRest } from './rest.ts';

const INVARIANTS = [
  membersAreKept,
  deletedLeaveNothing,
  countersMatch,
  nothingIsOrphaned,
  plansMatchTheProvider,
  paymentsAreMadeOnce,
  giftsGiveOneYear,
];
const KILLS = 4;
/** The number of requests and replies among which the kills are drawn. All people together have somewhat more. */
const MOMENTS = 60;
/** The name of the data folder of this ocean. */
const FOLDER = 'sample-1d';
/** After the last person is done, retries may need rounds, each with a restart, after which hidden messages are visible. */
const MOST_ROUNDS = 4;
/** A third of a second, since people hurry. */
const WATCH_EVERY_MS = 10_000;

export interface ProcessOutcome {
  readonly violations: readonly string[];
  readonly kills: readonly string[];
  /** Requests and replies. */
  readonly moments: number;
  readonly rounds: number;
  /** The data folder, which is kept after a violation. */
  readonly dir: string;
}

/** Makes a data folder with the forecasts of a first start. */
export async function makeFirstFolder(dir: string): Promise<void> {
  const cloud = openCloud(dir, await findPort());
  await cloud.start();
  await comeToRest(cloud.site, join(dir, FOLDER));
  await cloud.stop();
}

/** Lets people use a local cloud while its processes are killed, and checks every invariant after restarts. */
export async function runProcesses(seed: number, firstFolder: string): Promise<ProcessOutcome> {
  const dir = mkdtempSync(join(tmpdir(), 'groundswell-chaos-'));
  cpSync(firstFolder, dir, { recursive: true });
  const dataDir = join(dir, FOLDER);
  const startedAt = Date.now();
  const random = createRandom(seed);
  const moments = new Set(Array.from({ length: KILLS }, () => Math.floor(random.between(1, MOMENTS))));
  const cloud = openCloud(dir, await findPort());
  let moment = 0;
  const { world, seen } = createPeopleWorld(cloud, dataDir, createRandom(seed + 1_000_003), () => {
    moment += 1;
    if (moments.has(moment)) cloud.killSome(random);
  });
  const ledger = openLedger();
  const problems: string[] = [];
  const watcher = createPeopleWorld(cloud, dataDir, random, () => undefined);
  const look = createVisitor(watcher.world, problems);

  async function listBroken(): Promise<readonly string[]> {
    const { world: left, rows, mails, messages } = await readLeftBehind(dataDir, startedAt);
    // Some follow-ups are due hours later.
    const isDue = ({ pk, sk }: Item) => pk !== 'FOLLOWUP' || Date.parse(sk.split('#')[0] ?? '') < Date.now();
    const evidence = { world: left, ledger, rows: rows.filter(isDue) };
    const broken = INVARIANTS.map(async (holds) => (await holds(evidence)).map((one) => `${holds.name}: ${one}`));
    return [
      ...problems,
      ...seen.badReplies,
      ...watcher.seen.badReplies,
      ...(await Promise.all(broken)).flat(),
      ...copiesHaveKills(mails, cloud.kills, seen.codesAsked),
      ...promisedLettersCame(mails, ledger),
      ...messages.map((message) => `A message is left: ${message}`),
    ];
  }

  try {
    await cloud.start();
    let isWatched = true;
    const watching = (async () => {
      while (isWatched) await look().then(() => watcher.world.sleep(WATCH_EVERY_MS));
    })();
    const people = livesOf(world, ledger).map(async (live) => {
      await live().catch((error: Error) => problems.push(`Someone gave up: ${error.stack}`));
    });
    await Promise.all(people);
    isWatched = false;
    await watching;
    for (let round = 1; ; round++) {
      await comeToRest(cloud.site, dataDir);
      if (!(await look())) problems.push('The forecast is not served again.');
      await cloud.stop();
      const violations = await listBroken();
      const isOver = round === MOST_ROUNDS || (round > 1 && violations.length === 0);
      if (isOver && violations.length === 0) rmSync(dir, { recursive: true });
      if (isOver)
        return { violations, kills: cloud.kills.map(({ victim }) => victim), moments: moment, rounds: round, dir };
      await cloud.start();
    }
  } finally {
    await cloud.stop().catch(() => undefined);
  }
}

function livesOf(world: PeopleWorld, ledger: Ledger): readonly (() => Promise<void>)[] {
  return [
    async () => {
      const ann = await register(world, ledger, 'ann', true);
      await follow(world, ann, [1]);
      await keepQuiet(ann);
      await buyPlan(world, ann, '4242424242424242');
      await follow(world, ann, [148]);
    },
    async () => {
      const ben = await register(world, ledger, 'ben', false);
      await follow(world, ben, [148]);
      await redeemGift(world, ledger, ben);
    },
    () => buyGift(world, ledger, 'ben@example.com'),
    async () => {
      const dan = await register(world, ledger, 'dan', true);
      await follow(world, dan, [1]);
      await leave(world, dan);
    },
  ];
}

/** Creates a look at a beach's forecast, which may be refused, but never be absent or older than before. */
function createVisitor(world: PeopleWorld, problems: string[]): () => Promise<boolean> {
  let newestAt = 0;
  return async () => {
    const asked = { params: { fcstId: '1' }, address: '', browser: {} };
    const reply = await world.call('forecast', asked).catch((error: Error) => {
      if (!(error instanceof NoReplyError)) throw error;
    });
    if (!reply || reply.status >= 500) return false;
    const updatedAt = Date.parse(reply.body?.updated);
    if (!(reply.body?.days?.length > 0))
      problems.push(`The forecast is absent: ${reply.status} ${reply.text.slice(0, 200)}`);
    if (updatedAt < newestAt) problems.push(`The forecast went back to ${reply.body.updated}.`);
    newestAt = Math.max(newestAt, updatedAt);
    return true;
  };
}
