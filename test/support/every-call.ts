import { areas, type Call, type Role } from '@groundswell/contracts';
import { loadHandler } from '@groundswell/functions/testing/load-handler';
import type { CallName } from './well-formed.ts';

export interface ListedCall {
  readonly area: string;
  readonly name: CallName;
  readonly call: Call;
}

/** Every call, in the order of the contracts. */
export const everyCall: readonly ListedCall[] = Object.entries(areas).flatMap(([area, listed]) =>
  listed.map((call) => ({ area, name: call.name, call })),
);

/** Returns the least role that may make a call. */
export function roleFor({ access }: Call): Role {
  return access === 'anyone' ? 'user' : access;
}

export function handlerOf({ area, name }: ListedCall) {
  return loadHandler(area, name);
}
