import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { CallNeeds } from '../needs/needs.ts';
import { type Secrets, secretArns, secretSettings } from './secrets.ts';

/**
 * The resources and settings from which the functions of account endpoints get their rights and environment variables.
 */
export interface AccountParts {
  readonly pool: IUserPool;
  readonly client: IUserPoolClient;
  readonly secrets: Secrets;
  readonly email: IQueue;
  /** The Stripe settings; the secret is absent if no plans are sold. */
  readonly payments: PaymentParts;
  readonly paymentQueue: IQueue;
  /** The public VAPID key; empty if notifications are not offered. */
  readonly pushPublicKey: string;
  /** The settings of the sign-in providers, all of them public. */
  readonly providers: Record<string, string>;
  /** The secret for checking Facebook's tokens; absent if Facebook is not offered. */
  readonly facebookSecretArn?: string;
}

export interface PaymentParts {
  readonly apiUrl: string;
  /** The URL of Stripe's script, which renders the card form in a page. */
  readonly scriptUrl: string;
  readonly secretArn: string | undefined;
  /** Whether Stripe calculates taxes: on or off. */
  readonly automaticTax: string;
  /** Whether customers who come through the partner's promotion link get a longer free trial: on or off. */
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

/** Builds the environment variables of a call from its needs. */
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

/** Builds the policy statements for exactly the call's needs. */
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
