import type { Item } from '../services.ts';
import type { Ledger } from '../workload/ledger.ts';
import type { World } from '../world.ts';

/** The parts of a world that the invariants about accounts and money read, in this process or on disk. */
export interface RestingWorld extends Pick<World, 'startedAt'> {
  readonly scheduler: Pick<World['scheduler'], 'now'>;
  readonly product: { readonly data: Pick<World['product']['data'], 'accounts' | 'counts' | 'users'> };
  readonly services: {
    readonly people: Pick<World['services']['people'], 'answer' | 'poolId'>;
    readonly cards: { readonly provider: Pick<World['services']['cards']['provider'], 'books'> };
  };
}

/** All that is left when a world has come to rest. */
export interface Evidence<W extends RestingWorld = World> {
  readonly world: W;
  readonly ledger: Ledger;
  readonly rows: readonly Item[];
}

/** A rule that no fault may break. Returns a sentence for each violation. */
export type Invariant = (evidence: Evidence) => string[] | Promise<string[]>;

/** Returns the items of a kind of partition. */
export function rowsOf({ rows }: Pick<Evidence, 'rows'>, prefix: string): readonly Item[] {
  return rows.filter(({ pk }) => pk.startsWith(prefix));
}

/** Returns the members that did not delete their account. */
export function membersOf({ ledger }: Pick<Evidence, 'ledger'>) {
  return [...ledger.members].filter(([, { deletedAt }]) => deletedAt === undefined);
}
