import { alertSends } from '@groundswell/data/alerts';
import { MINUTE_MS } from '@groundswell/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AlertEngine, BEACH, MORNING, type QueueName, startAlertEngine } from '../test-support/alert-engine.ts';
import { countRequests, type Death, killAt } from '../test-support/kill-at.ts';

let engine: AlertEngine;
beforeAll(async () => {
  engine = await startAlertEngine();
});
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

interface Watched {
  readonly user: string;
  readonly endpoint: string;
}

/** Creates a user with a browser, and runs the alert pipeline until messages wait in the given queue. */
async function bringTo(queue: QueueName): Promise<Watched & { readonly work: () => Promise<boolean> }> {
  engine.setTime(MORNING);
  const user = await engine.addUser({ alertSetting: 'push' });
  const { endpoint } = await engine.addBrowser(user);
  await engine.announce();
  for (const before of ['alerts', 'alert-emails'] as const) {
    if (before === queue) break;
    for (const body of engine.take(before)) await engine.deliver(before, body);
  }
  const bodies = engine.take(queue);
  const body = bodies.find((one) => one.includes(user)) ?? '';
  return { user, endpoint, work: () => engine.deliver(queue, body) };
}
const shown = ({ endpoint }: Watched) =>
  engine.pushService.list().filter(({ browserId }) => endpoint.endsWith(browserId));

describe.each(['alert-emails', 'pushes'] as const)('a function killed at any request of its message in %s', (queue) => {
  test('still shows the alert once; only a kill between hand-over and record shows it twice, in one place of the screen', async () => {
    const first = await bringTo(queue);
    const requests = await countRequests(first.work);
    const doubled: string[] = [];
    for (let request = 1; request <= requests; request++) {
      for (const death of ['before', 'after'] as Death[]) {
        const one = await bringTo(queue);
        const { revive } = killAt(request, death);
        await one.work();
        revive();
        // The claim of a killed function expires after a minute; its message is delivered again.
        engine.setTime(MORNING + 2 * MINUTE_MS);
        expect(await one.work()).toBe(true);
        await engine.settle();
        const pushes = shown(one);
        if (pushes.length > 1) doubled.push(`${death} ${requests - request} from the last`);
        expect(new Set(pushes.map(({ topic, text }) => `${topic} ${text}`)).size, `${death} ${request}`).toBe(1);
        expect((await alertSends.readUser(one.user)).sent.get(BEACH.id)?.claimed).toBeUndefined();
      }
    }
    expect(doubled).toEqual(queue === 'pushes' ? ['before 0 from the last'] : []);
  });
});
