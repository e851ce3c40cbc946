import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { homeTodayQuery } from './queries.ts';

test('today stays while it comes in other units, and another beach’s is not shown as this one’s', () => {
  const client = new QueryClient();
  const inFeet = homeTodayQuery('a', 1);
  const shown = { regions: [], expires: '2026-11-20T15:00:00.000Z' };
  client.setQueryData<unknown>(inFeet.queryKey, shown);
  const observer = new QueryObserver(client, { ...inFeet, enabled: false });
  observer.setOptions({ ...homeTodayQuery('a', 2), enabled: false });
  expect(observer.getCurrentResult()).toMatchObject({ data: shown, isPlaceholderData: true });
  observer.setOptions({ ...homeTodayQuery('b', 2), enabled: false });
  expect(observer.getCurrentResult().data).toBeUndefined();
});
