import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // Also without a connection: the service worker may hold the answer.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A refusal stays one; what did not arrive is asked for once more.
        retry: (failures, error) =>
          failures < 1 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      },
      // Without a connection a change is refused in a sentence: it would be made unasked when one is back, or be lost.
      mutations: { networkMode: 'always' },
    },
  });
}
