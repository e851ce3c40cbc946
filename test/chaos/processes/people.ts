import { setTimeout as pause } from 'node:timers/promises';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import {
  addFavorite,
  buyGift,
  type Call,
  checkOwnPassCode,
  checkPassCode,
  deleteAccount,
  getForecast,
  getStripeIntent,
  issueToken,
  newOwnPassCode,
  register,
  saveAlert,
  showGift,
  updatePayment,
  updateSetting,
} from '@groundswell/contracts';
import { keys } from '@groundswell/data/keys';
import { documentClient } from '@groundswell/data/testing/table';
import { type Browser, createBrowser } from '@groundswell/operations/browse';
import type { Random } from '../random.ts';
import { type CallName, NoReplyError, type PeopleWorld } from '../workload/person.ts';
import { type ProcessCloud, readCloud } from './cloud.ts';
import { readMails } from './left-behind.ts';

const CALLS: Partial<Record<CallName, Call>> = {
  register,
  checkPassCode,
  issueToken,
  addFavorite,
  saveAlert,
  stripeIntent: getStripeIntent,
  updatePayment,
  buyGift,
  showGift,
  newOwnCode: newOwnPassCode,
  checkOwnCode: checkOwnPassCode,
  deleteAccount,
  updateSetting,
  forecast: getForecast,
};

/** People wait this much shorter than in the world of virtual time, and never longer than the limit. */
const HASTE = 30;
const WAIT_LIMIT_MS = 2000;
/** The pause before a failed look at the cloud is repeated. */
const LOOK_AGAIN_MS = 500;

/** Replies that people must never see. */
interface Seen {
  readonly badReplies: string[];
  /** The number of requests for a mailed code. */
  codesAsked: number;
}

/**
 * Creates the world of the people who use a local cloud over HTTP. `onMoment` is called when a request is sent, and when
 * its reply has come.
 */
export function createPeopleWorld(cloud: ProcessCloud, dataDir: string, random: Random, onMoment: () => void) {
  const seen: Seen = { badReplies: [], codesAsked: 0 };
  const browsers = new WeakMap<object, Browser>();
  let people = 0;

  async function ask(browser: Browser, ...asked: Parameters<Browser['ask']>) {
    await cloud.running();
    const asking = browser.ask(...asked);
    onMoment();
    const page = await asking.catch(() => {
      throw new NoReplyError(asked[0]);
    });
    onMoment();
    return page;
  }

  async function sleep(ms: number): Promise<void> {
    await pause(Math.min(ms / HASTE, WAIT_LIMIT_MS));
    await cloud.running();
  }

  /** Reads an item of the table, when the table answers. */
  async function readItem(Key: { readonly pk: string; readonly sk: string }) {
    for (;;) {
      const { AWS_ENDPOINT_URL_DYNAMODB: endpoint, TABLE_NAME: TableName } = (await readCloud(cloud.site)) ?? {};
      const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
      const db = documentClient({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
      try {
        if (endpoint) return (await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;
      } catch {
        // The cloud or its table engine was killed: look again.
      } finally {
        db.destroy();
      }
      await sleep(LOOK_AGAIN_MS * HASTE);
    }
  }

  const world: PeopleWorld = {
    random,
    sleep,
    countPerson: () => ++people,
    scheduler: { now: Date.now },
    faults: { happens: () => false },
    services: {
      mailbox: {
        find: (to, pattern, since) =>
          readMails(dataDir)
            .filter((mail) => mail.to === to && Date.parse(mail.at) >= since)
            .map(({ text }) => pattern.exec(text))
            .filter((match) => match !== null)
            .reverse(),
      },
    },
    product: {
      data: {
        accounts: {
          async findByEmail(email) {
            const row = await readItem(keys.accountOfEmail(email));
            return row && { id: String(row.userId) };
          },
          async find(userId) {
            const row = await readItem(keys.profile(userId));
            return row && { tier: String(row.tier) };
          },
        },
      },
    },

    async call(name, { token, params = {}, body, browser }) {
      const call = CALLS[name];
      if (!call) throw new Error(`People do not make the call ${name} here.`);
      const own = browsers.get(browser) ?? createBrowser(cloud.site);
      browsers.set(browser, own);
      if (name === 'register' || name === 'newOwnCode') seen.codesAsked += 1;
      const path = call.path.replace(/\{(\w+)\}/g, (_, param) => params[param] ?? '');
      const headers = { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
      const {
        status,
        text,
        headers: said,
      } = await ask(own, path, { method: call.method, json: body as object | undefined, headers });
      if (status >= 500 && !/"(error(Msg)?|message)":\s*"[^"]{10,}/.test(text))
        seen.badReplies.push(`${call.name}: ${status} ${text}`);
      return { status, text, body: text.startsWith('{') ? JSON.parse(text) : undefined, headers: said };
    },

    async enterCard(number, getSecret) {
      for (;;) {
        const form = new URLSearchParams({ client_secret: await getSecret(), number, expiry: '12/95' });
        await cloud.running();
        const reply = await fetch(`${cloud.site}/_local/card`, { method: 'POST', body: form }).catch(() => undefined);
        const { payment_method: method, error } = (await reply?.json().catch(() => undefined)) ?? {};
        // After a lost reply, the payment may have been made.
        if (method || error?.code === 'payment_intent_unexpected_state') return String(method);
        await sleep(LOOK_AGAIN_MS * HASTE);
      }
    },
  };
  return { world, seen };
}
