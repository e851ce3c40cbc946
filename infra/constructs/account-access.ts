import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { CallNeeds } from '../needs/needs.ts';
import { type Secrets, secretArns, secretSettings } from './secrets.ts';

/** Rights and settings of account calls. */
export interface AccountParts {
  readonly pool: IUserPool;
  readonly client: IUserPoolClient;
  readonly secrets: Secrets;
  readonly email: IQueue;
  /** Where the provider of payments is asked; its secret is absent where plans are not sold. */
  readonly payments: PaymentParts;
  readonly paymentQueue: IQueue;
  /** The public key of notifications; empty: none are offered. */
  readonly pushPublicKey: string;
  /** Settings of the sign-in providers, all of them public. */
  readonly providers: Record<string, string>;
  /** The needs of checking Facebook's tokens; absent where it is not offered. */
  readonly facebookSecretArn?: string;
}

export interface PaymentParts {
  readonly apiUrl: string;
  /** The script that draws the card's form in a page. */
  readonly scriptUrl: string;
  readonly secretArn: string | undefined;
  /** Whether it reckons taxes: on or off. */
  readonly automaticTax: string;
  /** Whether the partner's customers have a longer trial: on or off. */
  readonly partnerPromo: string;
}

export function paymentEnvironment(parts: PaymentParts): Record<string, string> {
  return {
    STRIPE_API_URL: parts.apiUrl,
    STRIPE_SCRIPT_URL: parts.scriptUrl,
    STRIPE_SECRET_ARN: parts.secretArn ?? '',
    STRIPE_AUTOMATIC_TAX: parts.automaticTax,
    PARTNER_PROMO: parts.partnerPromo,
  };
}

/** The settings of a call that needs these. */
export function accountEnvironment(parts: AccountParts, needs: CallNeeds, readsToken: boolean): Record<string, string> {
  return {
    ...((readsToken || needs.cognito) && {
      USER_POOL_ID: parts.pool.userPoolId,
      USER_POOL_CLIENT_ID: parts.client.userPoolClientId,
    }),
    ...secretSettings(parts.secrets, needs.secrets),
    ...(needs.sendsEmails && { EMAIL_QUEUE_URL: parts.email.queueUrl }),
    ...(needs.payments && paymentEnvironment(parts.payments)),
    ...(needs.queuesPayments && { PAYMENTS_QUEUE_URL: parts.paymentQueue.queueUrl }),
    ...(needs.pushKey && { PUSH_PUBLIC_KEY: parts.pushPublicKey }),
    ...(needs.providers && parts.providers),
    ...(needs.providers === 'checked' && { FACEBOOK_SECRET_ARN: parts.facebookSecretArn ?? '' }),
  };
}

/** The statements for exactly its needs. */
export function accountStatements(parts: AccountParts, needs: CallNeeds): PolicyStatement[] {
  const statement = (action: string, resource: string) =>
    new PolicyStatement({ actions: [action], resources: [resource] });
  const readArns = [
    ...secretArns(parts.secrets, needs.secrets),
    ...(needs.payments && parts.payments.secretArn ? [parts.payments.secretArn] : []),
    ...(needs.providers === 'checked' && parts.facebookSecretArn ? [parts.facebookSecretArn] : []),
  ];
  return [
    ...(needs.cognito ?? []).map((action) => statement(`cognito-idp:${action}`, parts.pool.userPoolArn)),
    ...readArns.map((arn) => statement('secretsmanager:GetSecretValue', arn)),
    ...(needs.sendsEmails ? [statement('sqs:SendMessage', parts.email.queueArn)] : []),
    ...(needs.queuesPayments ? [statement('sqs:SendMessage', parts.paymentQueue.queueArn)] : []),
  ];
}
