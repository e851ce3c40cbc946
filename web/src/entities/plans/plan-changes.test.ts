import type { MeReply } from '@groundswell/contracts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { meQuery } from '../../session/use-session.ts';
import { announcePlanChange, applyPlanChange } from './plan-changes.ts';

const list = {
  locations: [],
  favLimit: 5,
  settings: { subscriptionType: 'Basic', notificationsAllowed: 1, timeFrameMax: 4 },
};

/** Returns a fake tab whose favorites panel is open and waits for replies that never arrive. */
function openTab() {
  const client = new QueryClient();
  client.setQueryData(meQuery.queryKey, { subscription: 'Basic', favLimit: 5 } as MeReply);
  client.setQueryData(['favorites'], list);
  client.setQueryData(['forecast', 'pipeline'], { days: 3 });
  const observe = (queryKey: readonly string[]) => {
    const queryFn = vi.fn(() => new Promise<never>(() => undefined));
    new QueryObserver(client, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined);
    return queryFn;
  };
  return { client, me: observe(['me']), favorites: observe(['favorites']) };
}

test('right after a purchase, before any reply, the new plan and limits show, and no data of the old plan is kept', () => {
  const { client, me, favorites } = openTab();
  void applyPlanChange(client, 'Pro');
  expect(client.getQueryData(meQuery.queryKey)).toMatchObject({ subscription: 'Pro', favLimit: 15 });
  expect(client.getQueryData(['favorites'])).toMatchObject({
    favLimit: 15,
    settings: { subscriptionType: 'Pro', notificationsAllowed: 5, timeFrameMax: 10 },
  });
  expect(client.getQueryData(['forecast', 'pipeline'])).toBeUndefined();
  expect([me, favorites].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a purchase in one tab is announced to the others, with the plan', async () => {
  const other = new BroadcastChannel('plan');
  const heard = new Promise((resolve) => {
    other.onmessage = ({ data }: MessageEvent) => resolve(data);
  });
  void announcePlanChange(openTab().client, 'Premium');
  expect(await heard).toEqual({ subscription: 'Premium' });
  other.close();
});
