import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import {
  GetAWSDefaultServiceQuotaCommand,
  GetServiceQuotaCommand,
  ServiceQuotasClient,
} from '@aws-sdk/client-service-quotas';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { applyCatalogue } from '@groundswell/billing/catalogue';
import { createStripe } from '@groundswell/billing/stripe-at';
import type { AccountProbe, PaymentsAccount } from './account-probe.ts';

/** The CDK's bootstrap stack writes its version here, with the CDK's default qualifier. */
const BOOTSTRAP_PARAMETER = '/cdk-bootstrap/hnb659fds/version';
const STRIPE_URL = 'https://api.stripe.com';
/** Limits for each request, so that a machine without network gets its report within a minute. */
const CLIENT = { maxAttempts: 2, requestHandler: { connectionTimeout: 5000, requestTimeout: 10_000 } };

/** The probe of the account of the environment's AWS credentials. */
export const awsAccount: AccountProbe = {
  nodeVersion: process.versions.node,

  findRegion: () =>
    new STSClient(CLIENT).config.region().then(
      (region) => region,
      () => undefined,
    ),

  async readAccount(region) {
    const { Account } = await new STSClient({ ...CLIENT, region }).send(new GetCallerIdentityCommand());
    return Account ?? '';
  },

  async findBootstrapVersion(region) {
    const get = new GetParameterCommand({ Name: BOOTSTRAP_PARAMETER });
    const found = await unlessMissing(new SSMClient({ ...CLIENT, region }).send(get));
    return found && Number(found.Parameter?.Value);
  },

  async readMailAccount(region) {
    const account = await new SESv2Client({ ...CLIENT, region }).send(new GetAccountCommand());
    return {
      isInSandbox: !account.ProductionAccessEnabled,
      maySend: account.SendingEnabled !== false,
      perSecond: account.SendQuota?.MaxSendRate ?? 0,
      perDay: account.SendQuota?.Max24HourSend ?? 0,
    };
  },

  async findMailDomain(region, domain) {
    const get = new GetEmailIdentityCommand({ EmailIdentity: domain });
    const found = await unlessMissing(new SESv2Client({ ...CLIENT, region }).send(get));
    return (
      found && {
        isVerified: found.VerifiedForSendingStatus === true,
        isOurs: (found.Tags ?? []).some(({ Key, Value }) => Key === 'project' && Value === 'groundswell'),
      }
    );
  },

  async findCertificate(arn) {
    const get = new DescribeCertificateCommand({ CertificateArn: arn });
    const found = await unlessMissing(new ACMClient({ ...CLIENT, region: regionOf(arn) }).send(get));
    const certificate = found?.Certificate;
    return certificate && { status: certificate.Status ?? '', names: certificate.SubjectAlternativeNames ?? [] };
  },

  async findSecret(arn) {
    const get = new GetSecretValueCommand({ SecretId: arn });
    const found = await unlessMissing(new SecretsManagerClient({ ...CLIENT, region: regionOf(arn) }).send(get));
    return found?.SecretString;
  },

  async readQuota(region, service, code) {
    const client = new ServiceQuotasClient({ ...CLIENT, region });
    const quota = { ServiceCode: service, QuotaCode: code };
    // An account without a value of its own for a quota has AWS's default.
    const own = await unlessMissing(client.send(new GetServiceQuotaCommand(quota)));
    const { Quota } = own ?? (await client.send(new GetAWSDefaultServiceQuotaCommand(quota)));
    if (Quota?.Value === undefined) throw new Error('the answer has no value');
    return Quota.Value;
  },

  readPayments: (secretKey) => readPaymentsAt(STRIPE_URL, secretKey),
};

/** Reads the account at the payment provider whose API is at `url`. */
export async function readPaymentsAt(url: string, secretKey: string): Promise<PaymentsAccount> {
  const stripe = createStripe(url, secretKey);
  const [{ data }, missing] = await Promise.all([
    stripe.webhookEndpoints.list({ limit: 100 }),
    applyCatalogue(stripe, false),
  ]);
  const endpoints = data.map(({ url: to, status, enabled_events }) => ({
    url: to,
    isEnabled: status === 'enabled',
    events: enabled_events,
  }));
  return { endpoints, missing };
}

/** Returns the region in an ARN. */
export function regionOf(arn: string): string {
  return arn.split(':')[3] ?? '';
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    const isMissing =
      error instanceof Error &&
      /^(ParameterNotFound|NotFoundException|NoSuchResourceException|ResourceNotFoundException)$/.test(error.name);
    if (isMissing) return undefined;
    throw error;
  }
}
