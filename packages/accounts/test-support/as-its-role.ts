import { AsyncLocalStorage } from 'node:async_hooks';
import { partitionPattern } from '@groundswell/data/keys';
import { listReached, type Reached } from '@groundswell/data/testing/list-reached';
import { processTable } from '@groundswell/data/testing/table';
import { callNeeds } from '@groundswell/infra/testing/all-needs';
import { processSingleton } from '@groundswell/test/support/process-singleton';

interface Acting {
  readonly call: string;
  readonly refused: string[];
}

/**
 * All test files share one store. A process notifies every store about every promise, so many stores would slow it
 * down.
 */
const acting = processSingleton('acting', () => new AsyncLocalStorage<Acting>());
const guarded = new WeakSet<object>();

/**
 * Runs a call's handler with only its IAM role's rights to the table. A request beyond those rights is refused as on
 * AWS. Afterwards this function throws an error that names the missing rights.
 */
export async function asItsRole<T>(
  handler: { readonly call?: { readonly name: string } },
  run: () => Promise<T>,
): Promise<T> {
  const call = handler.call?.name;
  if (call === undefined || !process.env.TABLE_NAME) return run();
  guardTable();
  const refused: string[] = [];
  const answer = await acting.run({ call, refused }, run);
  if (refused.length > 0) throw new Error(`The role of ${call} lacks ${refused.join(', ')}: infra/needs.`);
  return answer;
}

function guardTable(): void {
  const { middlewareStack } = processTable().db;
  if (guarded.has(middlewareStack)) return;
  guarded.add(middlewareStack);
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async (request) => {
        const now = acting.getStore();
        const beyond = now ? listReached(commandName, request.input).filter((one) => !mayReach(now.call, one)) : [];
        if (beyond.length === 0) return next(request);
        now?.refused.push(...beyond.map(({ action, partition }) => `${action} on ${partition}`));
        throw Object.assign(new Error('User is not authorized.'), { name: 'AccessDeniedException' });
      },
    { step: 'initialize', name: 'rightsOfTheRole', priority: 'high' },
  );
}

type Right = Reached & { readonly isPrefix: boolean };
const rights = new Map<string, readonly Right[]>();

function mayReach(call: string, { action, partition }: Reached): boolean {
  const ofCall = rights.get(call) ?? rightsOf(call);
  rights.set(call, ofCall);
  return ofCall.some(
    (right) =>
      right.action === action &&
      (right.isPrefix ? partition.startsWith(right.partition) : partition === right.partition),
  );
}

/** Returns the table rights of a call's IAM role. The caller caches them, because tests make thousands of calls. */
function rightsOf(call: string): readonly Right[] {
  const { table = [] } = Object.entries(callNeeds).find(([name]) => name === call)?.[1] ?? {};
  return [table].flat().flatMap(({ actions, partitions }) =>
    partitions.map(partitionPattern).flatMap((pattern) => {
      const isPrefix = pattern.endsWith('*');
      const partition = isPrefix ? pattern.slice(0, -1) : pattern;
      return actions.map((action) => ({ action, partition, isPrefix }));
    }),
  );
}
