import type { WorkboxPlugin } from 'workbox-core';
import { NO_TOKEN } from '../../api/bearer.ts';

export interface ReaderGate {
  /** Stores only what the current reader requested. */
  readonly plugin: WorkboxPlugin;
  /** The reader signed out: pending requests are not stored. */
  close(): void;
}

export function createReaderGate(): ReaderGate {
  let reader = 0;
  return {
    plugin: {
      async requestWillFetch({ request, state }) {
        // Without a token the server sends a visitor's reply: it must not replace a user's own.
        if (state && !isWithoutToken(request)) state.reader = reader;
        return request;
      },
      cacheWillUpdate: async ({ response, state }) =>
        response.status === 200 && state?.reader === reader ? response : null,
    },
    close() {
      reader += 1;
    },
  };
}

/** Whether a request is marked as one whose token could not be fetched. */
export function isWithoutToken({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('authorization') === `Bearer ${NO_TOKEN}`;
}
