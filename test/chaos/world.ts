import { DUMMY_CREDENTIALS } from '@groundswell/data/testing/start-dynamo';
import { HOUR_MS, MINUTE_MS } from '@groundswell/durations';
import { signatureOf } from '@groundswell/local/services/stripe/webhook';
import { createFaults, FAULT_KINDS, type FaultKind } from './faults.ts';
import { createMessages, type Message } from './messages.ts';
import { takeOverProcess } from './own-process.ts';
import { JOB_NAMES, type JobName, loadProduct, type Product } from './product.ts';
import { createRandom } from './random.ts';
import { type Activity, createScheduler, currentActivity } from './scheduler.ts';
import { type Services, STRIPE_SECRET, startServices, WEBHOOK_SECRET } from './services.ts';
import { NoReplyError } from './workload/person.ts';

/** A Thursday on which the newsletter goes out at 15 UTC. The run of 6 UTC is complete enough to be built. */
export const STARTS_AT = Date.UTC(2026, 10, 26, 14);
/** The time after which nothing fails any more. */
export const CALM_AT = STARTS_AT + 8 * HOUR_MS;
/** The beaches whose forecasts are built. The others are left out, because all 632 take too long. */
export const BEACHES = { first: 1, second: 148 } as const;

/** The settings of a run. */
export interface RunOptions {
  readonly seed: number;
  readonly kinds?: readonly FaultKind[];
  readonly most?: number;
  /** Breaks the product on purpose, to see whether the invariants notice. */
  readonly spoil?: (data: Product['data']) => void;
}

export type World = Awaited<ReturnType<typeof startWorld>>;

/** The time after which a person tries again, while the first request may still be on its way. */
const PATIENCE_MS = 6000;

type Calls = Product['calls'];
export interface Reply {
  readonly status: number;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: The workload reads the replies of many calls.
  readonly body: any;
  readonly headers: Readonly<Record<string, unknown>>;
}
export interface Asked {
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly raw?: { readonly text: string };
  readonly headers?: Readonly<Record<string, string>>;
  readonly address: string;
  readonly browser: object;
}

/** Starts a world: the product with all services in this process, in virtual time, with faults by a seed. */
export async function startWorld({ seed, kinds = FAULT_KINDS, most, spoil }: RunOptions) {
  const scheduler = createScheduler(createRandom(seed), STARTS_AT);
  const random = createRandom(seed + 1_000_003);
  const faults = createFaults(createRandom(seed + 2_000_003), scheduler, {
    startsAt: STARTS_AT,
    endsAt: CALM_AT,
    kinds,
    most,
  });
  let services: Services | undefined;
  const giveBack = takeOverProcess(scheduler, createRandom(seed + 3_000_003), (...asked) => {
    if (!services) throw new Error('No service runs yet.');
    return services.fetch(...asked);
  });
  const wanted = new Set<number>(Object.values(BEACHES));
  const messages = createMessages(scheduler, random, faults, (queue, body) => {
    if (['tiles', 'points', 'pushes'].includes(queue)) return undefined;
    if (queue !== 'beaches') return body;
    const message = JSON.parse(body);
    const beachIds = message.beachIds.filter((id: number) => wanted.has(id));
    return beachIds.length === 0 ? undefined : JSON.stringify({ ...message, beachIds });
  });
  Object.assign(process.env, settings());
  const product = await loadProduct();
  spoil?.(product.data);
  const opened = await startServices(scheduler, faults, messages, product);
  services = opened;
  Object.assign(process.env, settingsOf(opened));

  let started = 0;
  let people = 0;
  /** Failures of scheduled jobs, which raise alarms. */
  const alarms: string[] = [];
  /** The people whose scripts have not ended. */
  const unfinished = new Map<string, string>();
  /** Replies of calls that must not occur. */
  const badReplies: string[] = [];

  /** Starts an invocation of a function, which is killed at its timeout. */
  function invoke<T>(name: string, timeoutS: number, run: () => Promise<T>, over: Partial<Activity> = {}): Promise<T> {
    const activity: Activity = {
      name: `${name}#${++started}`,
      skewMs: faults.drawSkew(name),
      isFunction: true,
      isKilled: false,
      ...over,
    };
    const running = { now: true };
    scheduler.at(scheduler.now() + timeoutS * 1000, () => {
      if (!running.now) return;
      faults.trace.push(`timeout of ${activity.name}`);
      scheduler.kill(activity);
    });
    return scheduler.start(activity, run).finally(() => {
      running.now = false;
    });
  }

  async function handle(job: JobName, timeoutS: number, queue: string, message: Message): Promise<boolean> {
    const record = {
      messageId: message.id,
      body: message.body,
      attributes: { ApproximateReceiveCount: String(message.receives) },
    };
    const run = () => product.jobs[job]({ Records: [record] }, { awsRequestId: message.id });
    const outcome = await invoke(`${job} ${message.id}`, timeoutS, run, { queue, message: message.body });
    return outcome?.batchItemFailures.length === 0;
  }

  async function runSchedule(job: JobName, everyMs: number, timeoutS: number): Promise<void> {
    scheduler.at(scheduler.now() + everyMs, () => runSchedule(job, everyMs, timeoutS));
    void invoke(job, timeoutS, () => product.jobs[job]({}, { awsRequestId: job })).catch((error) => {
      alarms.push(`${job}: ${error.message}`);
    });
  }

  for (const job of JOB_NAMES) {
    const { runs, timeoutS = 120 } = product.needs.jobs[job];
    if ('takesFrom' in runs)
      messages.addWorker({
        queue: runs.takesFrom,
        atOnce: runs.atOnce,
        timeoutS,
        handle: (message) => handle(job, timeoutS, runs.takesFrom, message),
      });
    if ('everyMinutes' in runs) {
      // Daily jobs run every five hours here, so that faults hit them as well. Others run half as often, for speed.
      const everyMs = Math.min(Math.max(2 * runs.everyMinutes, 5) * MINUTE_MS, 5 * HOUR_MS);
      scheduler.at(STARTS_AT + random.between(0, Math.min(everyMs, HOUR_MS)), () =>
        runSchedule(job, everyMs, timeoutS),
      );
    }
  }

  const world = {
    scheduler,
    random,
    startedAt: STARTS_AT,
    faults,
    messages,
    product,
    services: opened,
    alarms,
    badReplies,
    unfinished,
    invoke,

    /** Returns the number of a new person, whose network is their own. */
    countPerson: () => ++people,

    /** Starts the script of a person. */
    person(name: string, live: () => Promise<void>): void {
      const activity: Activity = { name, skewMs: 0, isFunction: false, isKilled: false };
      unfinished.set(name, 'nothing');
      void scheduler
        .start(activity, live)
        .catch((error) => badReplies.push(`${name} gave up: ${error.stack}`))
        .then(() => unfinished.delete(name));
    },

    /** Lets time pass for the person whose script is running. */
    sleep: (ms: number): Promise<void> => scheduler.turn(() => undefined, ms),

    /**
     * Enters a card in the form for an intent, whose client secret `getSecret` returns, and agrees at the bank. Returns
     * the id of the payment method.
     */
    async enterCard(number: string, getSecret: () => Promise<string>): Promise<string> {
      const { provider, stripe } = opened.cards;
      const [intentId = ''] = (await getSecret()).split('_secret_');
      const card = { number, exp_month: 12, exp_year: 2095 };
      const { id } = await stripe.paymentMethods.create({ type: 'card', card });
      if (intentId.startsWith('pi_')) await stripe.paymentIntents.confirm(intentId, { payment_method: id });
      else {
        provider.setups.confirm(intentId, id);
        provider.setups.authenticate(intentId, true);
      }
      return id;
    },

    /** Makes a call, and returns its reply. Throws NoReplyError if its function was killed. */
    async call(name: keyof Calls, { token, browser, ...asked }: Asked): Promise<Reply> {
      const handler = product.calls[name];
      const callName = handler.call.name;
      const timeoutS = product.needs.calls[callName as keyof Product['needs']['calls']].timeoutS ?? 10;
      const who = currentActivity()?.name ?? 'the card provider';
      const wrapped = Object.assign(
        (...args: Parameters<typeof handler>) =>
          Promise.race([
            invoke(`${callName} for ${who}`, timeoutS, () => handler(...args)).catch(() => undefined),
            world.sleep(PATIENCE_MS),
          ]).then((answer) => {
            if (!answer) throw new NoReplyError(callName);
            return answer;
          }),
        { call: handler.call },
      );
      const headers = { ...asked.headers, ...(token && { authorization: `Bearer ${token}` }) };
      const { status = 0, text, ...rest } = await product.sendAs(wrapped, undefined, { ...asked, headers, browser });
      if (status >= 500 && !/"error(Msg)?":\s*"[^"]{10,}/.test(text)) badReplies.push(`${callName}: ${status} ${text}`);
      if (unfinished.has(who)) unfinished.set(who, `${callName}: ${status} ${text.slice(0, 300)}`);
      return { status, text, body: text.startsWith('{') ? JSON.parse(text) : undefined, headers: rest.headers };
    },
  };
  deliverCardEvents();

  /** Sends the card provider's events to the webhook, each until it is accepted, in any order and sometimes twice. */
  function deliverCardEvents(): void {
    for (const event of opened.cards.takeEvents()) {
      sendEvent(JSON.stringify(event), random.between(0, MINUTE_MS));
      if (faults.happens('double-message', `event ${event.type}`))
        sendEvent(JSON.stringify(event), random.between(0, HOUR_MS));
    }
    scheduler.at(scheduler.now() + 30 * 1000, deliverCardEvents);
  }
  function sendEvent(text: string, inMs: number): void {
    scheduler.at(scheduler.now() + inMs, () => {
      const headers = { 'stripe-signature': signatureOf(text, WEBHOOK_SECRET, scheduler.now()) };
      void world
        .call('receiveWebhook', { raw: { text }, headers, address: '192.0.2.250', browser: {} })
        .then(({ status }) => status < 300)
        .catch(() => false)
        .then((isTaken) => isTaken || sendEvent(text, 5 * MINUTE_MS));
    });
  }

  return Object.assign(world, {
    async stop() {
      await opened.stop();
      giveBack();
    },
  });
}

const QUEUES = [
  'steps',
  'beaches',
  'tiles',
  'points',
  'alerts',
  'alert-emails',
  'pushes',
  'email',
  'codes',
  'digests',
  'payments',
  'parked',
];

function settings(): Readonly<Record<string, string>> {
  const queueUrls = QUEUES.map((name) => [
    `${name.toUpperCase().replaceAll('-', '_')}_QUEUE_URL`,
    `https://queues.example/1/${name}`,
  ]);
  return {
    ...Object.fromEntries(queueUrls),
    ...DUMMY_CREDENTIALS,
    AWS_REGION: 'us-east-1',
    TABLE_NAME: 'chaos',
    OCEAN_BUCKET: 'samples',
    TILES_BUCKET: 'maps',
    UPLOADS_BUCKET: 'pictures',
    PARK_AFTER_TRIES: '4',
    SHORT_RANGE_MODEL: 'none',
    OCEAN_PINS: '{}',
    BASIC_DAYS: '16',
    ACCOUNT_SECRET_ARN: 'arn:account',
    SITE_SECRET_ARN: 'arn:site',
    STRIPE_SECRET_ARN: STRIPE_SECRET,
    STRIPE_API_URL: 'http://cards.example',
    STRIPE_SCRIPT_URL: '/card.js',
    STRIPE_TIMEOUT_MS: '120000',
    MAIL_FROM: 'Groundswell <letters@groundswell.example>',
    CONTACT_ADDRESS: 'crew@groundswell.example',
    SITE_URL: 'https://groundswell.example',
    PRODUCT_NAME: 'Groundswell',
    MAIL_CONFIGURATION_SET: 'letters',
    MAIL_GAP_MS: '103',
  };
}

function settingsOf({ noaa, people }: Services): Readonly<Record<string, string>> {
  return {
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: people.url,
    USER_POOL_ID: people.poolId,
    USER_POOL_CLIENT_ID: people.clientId,
    NOAA_GFS_URL: noaa.url,
    NOAA_HRRR_URL: noaa.url,
    NOAA_BULLETINS_URL: noaa.url,
    NDBC_URL: noaa.url,
  };
}
