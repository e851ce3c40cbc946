import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Disk } from './disk.ts';
import type { FunctionPool } from './lambda/pool.ts';
import type { AwsServices } from './services/aws-services.ts';
import { serveCognito } from './services/cognito/server.ts';
import { type LocalPush, startLocalPush } from './services/push/local-push.ts';
import { openRecords } from './services/records.ts';
import type { FindRefusal } from './services/rights.ts';
import { resolveReferences, resolveSettings } from './services/secrets-manager/resolve-references.ts';
import { createMailbox, type KeptMail, type Mailbox } from './services/ses/mailbox.ts';
import { serveMail } from './services/ses/server.ts';
import { createTopics } from './services/sns/topics.ts';
import { type SocialProviders, startSocialProviders } from './services/social/providers.ts';
import { type Payments, startPayments } from './services/stripe/start-payments.ts';
import type { Json } from './template/json.ts';
import type { CloudPlan } from './template/plan.ts';

export interface AccountServices {
  /** The cloud's plan, with references to secrets replaced by their values. */
  readonly plan: CloudPlan;
  readonly mailbox: Mailbox;
  readonly social: SocialProviders;
  readonly payments: Payments;
  readonly push: LocalPush;
  /** Settings that point functions to the providers of this machine. */
  readonly settings: Readonly<Record<string, string>>;
  /** The SDK's endpoint settings: the addresses where the services listen. */
  readonly endpoints: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts the services that accounts need: Cognito, SES with its topics, the social sign-in providers, Stripe and a push
 * service. It opens the secrets of `services`. `findPool` is called at each invocation, because functions get their pools only after
 * these services have started.
 */
export async function startAccountServices(
  plan: CloudPlan,
  dataDir: string,
  clock: Clock,
  siteUrl: string,
  findPool: (functionName: string) => FunctionPool | undefined,
  disk: Disk,
  findRefusal: FindRefusal,
  services: Pick<AwsServices, 'openSecrets' | 'passOn'>,
): Promise<AccountServices> {
  const dir = join(dataDir, 'accounts');
  mkdirSync(dir, { recursive: true });
  const mailRecords = await openRecords<KeptMail>(join(dir, 'mail.jsonl'), disk);
  const [social, payments, push] = await Promise.all([
    startSocialProviders(clock, siteUrl),
    startPayments(dir, clock, siteUrl, disk),
    startLocalPush(dir, clock, disk),
  ]);
  const { secrets, endpoints } = await services.openSecrets(
    [...plan.secrets, social.secret, payments.secret, push.secret],
    // The template knows nothing of the local provider's secret.
    (request, access) => (access.resource === social.secret.arn ? undefined : findRefusal(request, access)),
  );
  const invoke = async (functionName: string, event: unknown) => {
    const pool = findPool(functionName);
    if (!pool) throw new Error(`There is no function ${functionName}.`);
    return (await pool.invoke(event)) as Json;
  };
  const { region, accountId } = plan;
  const mailbox = createMailbox(mailRecords, clock);
  const [mailServer, cognito] = await Promise.all([
    serveMail(plan.mail, mailbox, createTopics(plan.topics, invoke, clock), {
      findRefusal,
      passOn: services.passOn,
      accountId,
    }),
    serveCognito({ pools: plan.userPools, region, accountId, dir, clock, invokeTrigger: invoke, disk, findRefusal }),
  ]);
  return {
    plan: resolveReferences(plan, secrets),
    mailbox,
    social,
    payments,
    push,
    settings: resolveSettings({ ...social.settings, ...payments.settings, ...push.settings }, secrets),
    endpoints: {
      ...endpoints,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.url,
      AWS_ENDPOINT_URL_SES: mailServer.url,
    },
    async stop() {
      await Promise.all([mailServer.stop(), social.stop(), payments.stop(), push.stop(), cognito.stop()]);
      await mailRecords.close();
    },
  };
}
