import type { Item } from '../services.ts';
import type { Ledger } from '../workload/ledger.ts';
import type { World } from '../world.ts';

/** All that is left when a world has come to rest. */
export interface Evidence {
  readonly world: World;
  readonly ledger: Ledger;
  readonly rows: readonly Item[];
}

/** A rule that no fault may break. Returns a sentence for each violation. */
export type Invariant = (evidence: Evidence) => string[] | Promise<string[]>;

/** Returns the items of a kind of partition. */
export function rowsOf({ rows }: Evidence, prefix: string): readonly Item[] {
  return rows.filter(({ pk }) => pk.startsWith(prefix));
}

/** Returns the members that did not delete their account. */
export function membersOf({ ledger }: Evidence) {
  return [...ledger.members].filter(([, { deletedAt }]) => deletedAt === undefined);
}
