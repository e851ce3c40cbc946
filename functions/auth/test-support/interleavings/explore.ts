import { type Footprint, isDependent } from './footprint.ts';
import { type Pending, startFlow } from './gate.ts';

/** The requests of two flows in one run, in the order in which they were sent. */
export interface Run {
  readonly turns: readonly { readonly flow: number; readonly footprint: Footprint }[];
}

/** Two flows to be run concurrently, and the condition that must hold when both have ended. */
export interface Scene {
  readonly flows: readonly [() => Promise<unknown>, () => Promise<unknown>];
  check(run: Run): Promise<void>;
}

/** A crash of one flow after a number of its writes. The function is stopped, and its caller gets no reply. */
export interface Crash {
  readonly flow: number;
  readonly afterWrites: number;
}

interface Node {
  /** The next request of each flow, with the item keys of the current run. */
  wants: readonly (Footprint | undefined)[];
  turn: number;
  /** The flows whose next request, sent at this point, may lead to a different final state. */
  readonly mayGo: Set<number>;
  /** The flows whose next request, sent at this point, leads only to states that were already explored. */
  readonly asleep: Set<number>;
}

/**
 * Runs the scene in every order of the flows' requests that can end differently. Orders that differ only by swapping
 * independent requests run once (dynamic partial-order reduction with sleep sets; Flanagan and Godefroid, POPL 2005).
 * Each run begins with a fresh copy of the scene. Returns the number of runs, and the largest number of writes of each
 * flow.
 */
export async function explore(
  makeScene: () => Promise<Scene>,
  crash?: Crash,
): Promise<{ runs: number; writes: [number, number] }> {
  const path: Node[] = [];
  const writes: [number, number] = [0, 0];
  let runs = 0;
  do {
    const counts = await runOnce(await makeScene(), path, crash);
    if (counts) {
      runs++;
      for (const flow of [0, 1] as const) writes[flow] = Math.max(writes[flow], counts[flow]);
    }
  } while (backtrack(path));
  return { runs, writes };
}

/**
 * Repeats the requests of `path`, then continues with the first flow that is not asleep. Returns undefined if all
 * continuations were already explored.
 */
async function runOnce(scene: Scene, path: Node[], crash: Crash | undefined): Promise<[number, number] | undefined> {
  const flows = scene.flows.map(startFlow);
  const wants: (Pending | undefined)[] = [await flows[0]?.next(), await flows[1]?.next()];
  const writes: [number, number] = [0, 0];
  const turns: { flow: number; footprint: Footprint }[] = [];
  const isDead = (flow: number) => crash?.flow === flow && writes[flow as 0 | 1] >= crash.afterWrites;

  for (let depth = 0; ; depth++) {
    for (const flow of [0, 1]) if (isDead(flow)) wants[flow] = undefined;
    const footprints = wants.map((one) => one?.footprint);
    const enabled = [0, 1].filter((flow) => wants[flow]);
    if (enabled.length === 0) break;
    const node = path[depth] ?? enter(path, footprints, enabled);
    // All continuations from this state were explored in another order, so the run ends here.
    if (!node) {
      noteRaces(path, footprints);
      return undefined;
    }
    node.wants = footprints;
    const pending = wants[node.turn];
    if (!pending) throw new Error('A run that was repeated went another way.');
    turns.push({ flow: node.turn, footprint: pending.footprint });
    await pending.go();
    if (pending.footprint.isWrite && !pending.footprint.keys.every((key) => key.startsWith('LIMIT#')))
      writes[node.turn as 0 | 1]++;
    wants[node.turn] = await flows[node.turn]?.next();
  }
  noteRaces(path);
  await scene.check({ turns });
  return writes;
}

function enter(path: Node[], wants: readonly (Footprint | undefined)[], enabled: readonly number[]): Node | undefined {
  const before = path.at(-1);
  const done = before?.wants[before.turn];
  const asleep = new Set(
    [...(before?.asleep ?? [])].filter((flow) => {
      const footprint = before?.wants[flow];
      return flow !== before?.turn && footprint && done && !isDependent(footprint, done);
    }),
  );
  const turn = enabled.find((flow) => !asleep.has(flow));
  if (turn === undefined) return undefined;
  const node = { wants, turn, asleep, mayGo: new Set([turn]) };
  path.push(node);
  return node;
}

/**
 * Records races. If a later request of the other flow conflicts with this request, the search also has to try that flow
 * first.
 */
function noteRaces(path: readonly Node[], stillWants: readonly (Footprint | undefined)[] = []): void {
  for (const [at, node] of path.entries()) {
    const did = node.wants[node.turn];
    const other = 1 - node.turn;
    const others = path.slice(at + 1).flatMap(({ turn, wants }) => (turn === other ? [wants[turn]] : []));
    const races = [...others, stillWants[other]].some((later) => did && later && isDependent(did, later));
    if (races && node.wants[other]) node.mayGo.add(other);
  }
}

/**
 * Goes back to the last request before which the other flow can still go first, and selects that flow. Returns false if
 * there is none.
 */
function backtrack(path: Node[]): boolean {
  for (;;) {
    const node = path.at(-1);
    if (!node) return false;
    node.asleep.add(node.turn);
    const turn = [...node.mayGo].find((flow) => !node.asleep.has(flow));
    if (turn !== undefined) {
      node.turn = turn;
      return true;
    }
    path.pop();
  }
}
