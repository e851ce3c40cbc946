import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api/api-error.ts';

// Notifies subscribers within the same task. In a later task, the page would show a query's outdated state for a frame.
notifyManager.setScheduler(queueMicrotask);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // Queries run offline too, because the service worker may hold the reply.
        networkMode: 'always',
        refetchOnReconnect: true,
        // A failed connection is retried once; refusals and unreadable replies are not retried.
        retry: (failures, error) =>
          failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
      // A change that is made offline fails at once with a message. By default the library would send it later without
      // asking, or lose it.
      mutations: { networkMode: 'always' },
    },
  });
}
