import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import type { Asked, Reply, World } from '../world.ts';

export type CallName = Parameters<World['call']>[0];
type Input = Omit<Asked, 'address' | 'browser' | 'token'>;

export const PASSWORD = 'a wave at Folly Beach';
const MAX_TRIES = 300;

/** Thrown to a person whose call got no reply in time, or whose function was killed. */
export class NoReplyError extends Error {}

/** The parts of a world that members and buyers of gift cards use, in this process or in a running local cloud. */
export interface PeopleWorld extends Pick<World, 'call' | 'countPerson' | 'enterCard' | 'random' | 'sleep'> {
  readonly scheduler: Pick<World['scheduler'], 'now'>;
  readonly faults: Pick<World['faults'], 'happens'>;
  readonly services: { readonly mailbox: Pick<World['services']['mailbox'], 'find'> };
  readonly product: { readonly data: { readonly accounts: Accounts } };
}
interface Accounts {
  findByEmail(email: string): Promise<{ readonly id: string } | undefined>;
  find(userId: string): Promise<{ readonly tier: string } | undefined>;
}

export type Person = ReturnType<typeof createPerson>;

/** Creates a person with a browser and an own network address, who repeats whatever got no proper reply. */
export function createPerson(world: PeopleWorld, name: string) {
  const browser = {};
  const email = `${name}@example.com`;
  const address = `198.51.100.${world.countPerson()}`;
  let token: string | undefined;

  async function once(call: CallName, input: Input, isSignedIn: boolean): Promise<Reply | undefined> {
    try {
      const asked = { ...input, address, browser, ...(isSignedIn && { token }) };
      if (world.faults.happens('double-click', `${call} by ${name}`))
        void world.call(call, asked).catch(() => undefined);
      const reply = await world.call(call, asked);
      // The account may be gone: of two requests to delete it, one was accepted.
      if (reply.status === 401 && isSignedIn) await person.signIn().catch(() => undefined);
      if (reply.status === 429) await world.sleep(world.random.between(0.3, 1) * HOUR_MS);
      return reply.status === 401 || reply.status === 429 || reply.status >= 500 ? undefined : reply;
    } catch (error) {
      if (error instanceof NoReplyError) return undefined;
      throw error;
    }
  }

  const person = {
    name,
    email,

    /** Makes a call, and repeats it until it gets a reply that is not a failure of the server. */
    async ask(call: CallName, input: Input = {}, isSignedIn = true): Promise<Reply> {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const reply = await once(call, input, isSignedIn);
        if (reply) return reply;
        await world.sleep(world.random.between(10 * 1000, 3 * MINUTE_MS));
      }
      throw new Error(`${call} failed ${MAX_TRIES} times.`);
    },

    askOnce: (call: CallName, input: Input = {}) => once(call, input, true),

    async signIn(): Promise<void> {
      const { body } = await person.ask(
        'issueToken',
        { body: { grant: 'password', username: email, password: PASSWORD } },
        false,
      );
      if (typeof body.access_token !== 'string') throw new Error(`No token: ${JSON.stringify(body)}`);
      token = body.access_token;
    },

    /** Lists what `pattern` captures in the emails that came after `since`, newest first. */
    listMails: (pattern: RegExp, since: number): readonly string[] =>
      world.services.mailbox.find(email, pattern, since).map(([whole, captured = whole]) => captured),

    /**
     * Waits until an email with a match of `pattern` has come, and returns it. Asks again by `again` if none comes
     * within ten minutes.
     */
    async readMail(pattern: RegExp, since: number, again: () => Promise<unknown>): Promise<string> {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        for (let waited = 0; waited < 10 * MINUTE_MS; waited += 30 * 1000) {
          const [found] = person.listMails(pattern, since);
          if (found !== undefined) return found;
          await world.sleep(30 * 1000);
        }
        await again();
      }
      throw new Error(`No email with ${pattern} came.`);
    },

    /** Enters mailed codes until one is accepted. */
    async enterCode(enter: (code: string) => Promise<boolean>, again: () => Promise<unknown>): Promise<void> {
      let since = world.scheduler.now() - MINUTE_MS;
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const code = await person.readMail(/\b(\d{6})\b/, since, again);
        if (await enter(code)) return;
        await world.sleep(world.random.between(1, 20) * MINUTE_MS);
        // Each request voids the code before it, so only an email that comes after it counts.
        since = world.scheduler.now();
        await again();
      }
      throw new Error('No code was accepted.');
    },
  };
  return person;
}
