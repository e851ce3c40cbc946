import type { WorkboxPlugin } from 'workbox-core';
import { NO_TOKEN } from '../../api/bearer.ts';

export interface ReaderGate {
  /** Stores only the replies that the current reader requested. */
  readonly plugin: WorkboxPlugin;
  /** Discards the replies in flight, because the reader has signed out. */
  close(): void;
}

export function createReaderGate(): ReaderGate {
  let reader = 0;
  return {
    plugin: {
      async requestWillFetch({ request, state }) {
        // Without a token the server sends a visitor's reply, which must not replace a user's own.
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

/** Whether a request is marked as sent without its token, because the token could not be fetched. */
export function isWithoutToken({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('authorization') === `Bearer ${NO_TOKEN}`;
}
