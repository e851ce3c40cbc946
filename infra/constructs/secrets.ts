import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { SecretName } from '../needs/needs.ts';

/** The secrets by name: JSON with a `key` from which other keys are derived. */
export type Secrets = Readonly<Record<SecretName, ISecret>>;

const SETTINGS: Readonly<Record<SecretName, string>> = { account: 'ACCOUNT_SECRET_ARN', site: 'SITE_SECRET_ARN' };

/** Returns the environment variables that tell a function the ARNs of its secrets. */
export function secretSettings(secrets: Secrets, names: readonly SecretName[] = []): Record<string, string> {
  return Object.fromEntries(names.map((name) => [SETTINGS[name], secrets[name].secretArn]));
}

export function secretArns(secrets: Secrets, names: readonly SecretName[] = []): string[] {
  return names.map((name) => secrets[name].secretArn);
}

export function readStatements(arns: readonly string[]): PolicyStatement[] {
  return arns.length === 0
    ? []
    : [new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [...arns] })];
}
