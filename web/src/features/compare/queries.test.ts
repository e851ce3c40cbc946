import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { comparisonQuery } from './queries.ts';

test('two beaches stay while they come in other units, and other beaches are not shown as these', () => {
  const client = new QueryClient();
  const inFeet = comparisonQuery('a,b', 1);
  const shown = { beaches: [], expires: '2026-11-20T15:00:00.000Z' };
  client.setQueryData<unknown>(inFeet.queryKey, shown);
  const observer = new QueryObserver(client, { ...inFeet, enabled: false });
  observer.setOptions({ ...comparisonQuery('a,b', 2), enabled: false });
  expect(observer.getCurrentResult()).toMatchObject({ data: shown, isPlaceholderData: true });
  observer.setOptions({ ...comparisonQuery('a,c', 2), enabled: false });
  expect(observer.getCurrentResult().data).toBeUndefined();
});
