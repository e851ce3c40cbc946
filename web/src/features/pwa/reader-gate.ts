import type { WorkboxPlugin } from 'workbox-core';
import { NO_TOKEN } from '../../api/bearer.ts';

export interface ReaderGate {
  /** Lets only what was asked for by the reader of now into a store. */
  readonly plugin: WorkboxPlugin;
  /** The reader is gone: what was asked for until now comes too late. */
  close(): void;
}

export function createReaderGate(): ReaderGate {
  let reader = 0;
  return {
    plugin: {
      async requestWillFetch({ request, state }) {
        // The server gives a visitor's reply where the token is missing: it must not stand in the place of a user's own.
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

/** It says that its token could not be fetched. */
export function isWithoutToken({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.get('authorization') === `Bearer ${NO_TOKEN}`;
}
