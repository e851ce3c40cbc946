import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { request } from '../../api/client.ts';

/** Queries what an email's unsubscribe link would end. */
export function unsubscribeQuery(token: string) {
  return queryOptions({
    queryKey: ['unsubscribe', token],
    queryFn: ({ signal }) => request('getUnsubscribe', { params: { token }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function unsubscribeMutation(token: string) {
  return mutationOptions({ mutationFn: () => request('unsubscribe', { params: { token } }) });
}

export function confirmMutation(token: string) {
  return mutationOptions({ mutationFn: () => request('confirmSubscription', { body: { token } }) });
}
