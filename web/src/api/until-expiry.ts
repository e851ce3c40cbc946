import { serverClock } from './server-clock.ts';

interface Received {
  readonly state: { readonly data?: { readonly expires: string } | undefined; readonly dataUpdatedAt: number };
}

/** Returns a value for `staleTime`: the reply is fresh until the server's expiry time, by the server's clock. */
export function untilExpiry({ state }: Received): number {
  return state.data ? Date.parse(state.data.expires) - serverClock.at(state.dataUpdatedAt) : 0;
}
