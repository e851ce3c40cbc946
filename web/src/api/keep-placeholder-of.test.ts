import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { keepPlaceholderOf } from './keep-placeholder-of.ts';

const surfOf = (beach: string | undefined, units: number) =>
  queryOptions({
    queryKey: ['surf', beach, units],
    queryFn: async () => `${beach} in ${units}`,
    placeholderData: keepPlaceholderOf(beach),
    enabled: false,
  });

test.each(['a', undefined])(
  'the shown data of %s stays while other units load, and is not shown for another item',
  (beach) => {
    const client = new QueryClient();
    const inFeet = surfOf(beach, 1);
    client.setQueryData(inFeet.queryKey, 'in feet');
    const observer = new QueryObserver(client, inFeet);
    observer.setOptions(surfOf(beach, 2));
    expect(observer.getCurrentResult()).toMatchObject({ data: 'in feet', isPlaceholderData: true });
    observer.setOptions(surfOf('b', 2));
    expect(observer.getCurrentResult().data).toBeUndefined();
  },
);
