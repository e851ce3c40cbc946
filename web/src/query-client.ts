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
        // What did not arrive is asked for once more; a refusal stays one, as does an answer that cannot be read.
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
      // Without a connection a change is refused in a sentence: it would be made unasked when one is back, or be lost.
      mutations: { networkMode: 'always' },
    },
  });
}
