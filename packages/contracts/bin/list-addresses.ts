import type { Call } from '../src/index.ts';
import * as contracts from '../src/index.ts';

/**
 * Lists the method, path and access of each call that our own pages make, by the call's name in code. The result is the
 * JSON of `web/src/api/calls.generated.json`.
 */
export function listAddresses(): string {
  const calls = Object.values(contracts.areas)
    .flat()
    .filter((call: Call) => !call.isOpen);
  const addresses = Object.entries(contracts)
    .filter((entry): entry is [string, (typeof calls)[number]] => calls.some((one) => one === entry[1]))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, declared]) => [name, addressOf(declared)]);
  return `${JSON.stringify(Object.fromEntries(addresses), null, 1)}\n`;
}

/** Returns a call's method, path and access, for example 'GET /api/me needed'. */
function addressOf({ method, path, access, readsToken }: Call): string {
  const token = access === 'anyone' ? readsToken && 'read' : 'needed';
  return [method, path, ...(token ? [token] : [])].join(' ');
}
