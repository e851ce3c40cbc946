import type { IUserPool, IUserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { CallNeeds } from '../call-needs.ts';

/** What calls of accounts work with. */
export interface AccountParts {
  readonly pool: IUserPool;
  readonly client: IUserPoolClient;
  readonly secret: ISecret;
  readonly edgeKey: ISecret;
  readonly letters: IQueue;
  /** Settings of the providers that one may sign in with: what is public, and what only checking tokens needs. */
  readonly providers: Record<string, string>;
  readonly providerSecrets: Record<string, string>;
}

/** The settings of a call that needs these. */
export function accountEnvironment(parts: AccountParts, needs: CallNeeds, readsToken: boolean): Record<string, string> {
  return {
    ...((readsToken || needs.cognito) && {
      USER_POOL_ID: parts.pool.userPoolId,
      USER_POOL_CLIENT_ID: parts.client.userPoolClientId,
    }),
    ...(needs.accountSecret && { ACCOUNT_SECRET_ARN: parts.secret.secretArn }),
    // Resolved when the stack is deployed: the value stands in no template.
    ...(needs.seesVisitor && { EDGE_KEY: parts.edgeKey.secretValue.unsafeUnwrap() }),
    ...(needs.sendsLetters && { LETTERS_QUEUE_URL: parts.letters.queueUrl }),
    ...(needs.providers && parts.providers),
    ...(needs.providers === 'checked' && parts.providerSecrets),
  };
}

/** The statements for exactly what it needs. */
export function accountStatements(parts: AccountParts, needs: CallNeeds): PolicyStatement[] {
  const statement = (action: string, resource: string) =>
    new PolicyStatement({ actions: [action], resources: [resource] });
  return [
    ...(needs.cognito ?? []).map((action) => statement(`cognito-idp:${action}`, parts.pool.userPoolArn)),
    ...(needs.accountSecret ? [statement('secretsmanager:GetSecretValue', parts.secret.secretArn)] : []),
    ...(needs.sendsLetters ? [statement('sqs:SendMessage', parts.letters.queueArn)] : []),
  ];
}
