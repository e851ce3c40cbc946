import { formatInstant, isCycle, parseInstant, startOfCycle } from './instants.ts';
import { LogError } from './log-error.ts';
import { EMPTY_ROOT, type Hash, hashLeaf, isHash, rootOf, rootsOf } from './tree.ts';

/** The statement that seals a run: its bytes are a leaf of the log. */
export interface Seal {
  /** The model run, `2026112006`. */
  readonly cycle: string;
  /** When the run's entries were sealed, UTC ms in whole seconds. */
  readonly sealedAt: number;
  /** The number of entries, and the root of the tree over them. */
  readonly count: number;
  readonly root: Hash;
}

/** A head of the log: the number of seals, the root over them, and the time of the last one. */
export interface LogHead {
  readonly size: number;
  readonly root: Hash;
  /** UTC ms; undefined for the empty log. */
  readonly sealedAt: number | undefined;
}

export interface ForecastLog {
  readonly seals: readonly Seal[];
  readonly leaves: readonly Hash[];
  readonly head: LogHead;
}

const FIRST_LINE = 'groundswell forecast log 1';

function encodeSeal({ cycle, sealedAt, count, root }: Seal): string {
  return `1 ${cycle} ${formatInstant(sealedAt)} ${count} ${root}`;
}

/**
 * Returns the log's text with one more seal. Each line is a seal and the root of the log that ends with it. `already`:
 * the log has a seal of this run or of a later one. A seal's time is never before that of the line above, whatever the
 * clock says. Throws like `parseLog`.
 */
export function appendSeal(text: string | undefined, seal: Seal): string | 'already' {
  const { seals, leaves } = parseLog(text ?? '');
  const last = seals.at(-1);
  if (last && last.cycle >= seal.cycle) return 'already';
  const line = encodeSeal({ ...seal, sealedAt: Math.max(seal.sealedAt, last?.sealedAt ?? 0) });
  return `${text || `${FIRST_LINE}\n`}${line} ${rootOf([...leaves, hashLeaf(line)])}\n`;
}

/**
 * Parses a log and computes the root of each of its lines. An empty text is the empty log. Throws a `malformed` error
 * for other bytes, an `order` error for runs or times that go back, and a `root` error for a root that its line does not
 * have.
 */
export function parseLog(text: string): ForecastLog {
  if (text === '') return { seals: [], leaves: [], head: { size: 0, root: EMPTY_ROOT, sealedAt: undefined } };
  const [first, ...lines] = text.split('\n');
  if (first !== FIRST_LINE || lines.pop() !== '') throw new LogError('malformed', 'This is no log of version 1.');
  const parsed = lines.map(parseLine);
  const leaves = parsed.map(({ seal }) => hashLeaf(encodeSeal(seal)));
  const roots = rootsOf(leaves);
  for (const [index, { seal, logRoot }] of parsed.entries()) {
    const before = parsed[index - 1]?.seal;
    if (before && (before.cycle >= seal.cycle || before.sealedAt > seal.sealedAt))
      throw new LogError('order', `Line ${index + 1} of the log goes back in time: run ${seal.cycle}.`);
    if (roots[index] !== logRoot)
      throw new LogError('root', `Line ${index + 1} of the log, run ${seal.cycle}, does not have the root it states.`);
  }
  const seals = parsed.map(({ seal }) => seal);
  const head = { size: seals.length, root: roots.at(-1) ?? EMPTY_ROOT, sealedAt: seals.at(-1)?.sealedAt };
  return { seals, leaves, head };
}

function parseLine(line: string): { readonly seal: Seal; readonly logRoot: Hash } {
  const [, cycle = '', at, count = '', root = '', logRoot = ''] = line.split(' ');
  const sealedAt = parseInstant(at);
  const seal = sealedAt === undefined ? undefined : { cycle, sealedAt, count: Number(count), root };
  const isSound = seal && isCycle(cycle) && Number.isSafeInteger(seal.count) && isHash(root) && isHash(logRoot);
  if (!isSound || `${encodeSeal(seal)} ${logRoot}` !== line)
    throw new LogError('malformed', `This is no line of a log: ${line.slice(0, 80)}`);
  if (seal.sealedAt < (startOfCycle(cycle) ?? 0))
    throw new LogError('order', `Run ${cycle} is sealed before it began.`);
  return { seal, logRoot };
}
