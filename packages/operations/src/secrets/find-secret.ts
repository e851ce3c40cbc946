import { ListSecretsCommand, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** The logical ids in the template, with which CloudFormation begins the secrets' names. */
const PREFIXES = { account: 'AccountSecret', site: 'SiteSecret' } as const;

export type SecretName = keyof typeof PREFIXES;

export function isSecretName(name: string | undefined): name is SecretName {
  return name !== undefined && name in PREFIXES;
}

/** Finds the ARN of a deployment's secret. Throws if no secret or several match. */
export async function findSecret(secrets: SecretsManagerClient, name: SecretName): Promise<string> {
  const Filters = [{ Key: 'name' as const, Values: [PREFIXES[name]] }];
  const { SecretList = [] } = await secrets.send(new ListSecretsCommand({ Filters }));
  const [found, ...others] = SecretList.flatMap(({ ARN }) => ARN ?? []);
  if (found === undefined) throw new Error(`No secret is named ${PREFIXES[name]}…: name it with --arn.`);
  if (others.length > 0)
    throw new Error(
      `Several secrets are named ${PREFIXES[name]}…: choose with --arn.\n${[found, ...others].join('\n')}`,
    );
  return found;
}

/** Throws if an ARN is not that of the named secret, such as the other secret's. */
export function checkArn(name: SecretName, arn: string): void {
  const id = PREFIXES[name];
  if (!new RegExp(`[:-]${id}(?![a-z])`).test(arn)) throw new Error(`${arn} is not the secret ${id}….`);
}
