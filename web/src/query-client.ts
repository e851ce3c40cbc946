import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';

// Within the same task: a box whose state is a query's would show its old one for a frame.
notifyManager.setScheduler(queueMicrotask);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // Also offline: the service worker may hold the reply.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A failed connection is retried once; a refusal is not, nor a reply that cannot be read.
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
      // Offline a change is refused with a sentence: otherwise it would be made unasked later, or lost.
      mutations: { networkMode: 'always' },
    },
  });
}
