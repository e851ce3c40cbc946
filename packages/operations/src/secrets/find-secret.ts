import { paginateListSecrets, type SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** The ids in the template, after which CloudFormation names the secrets. */
const IDS = { account: 'AccountSecret', site: 'SiteSecret' } as const;

export type SecretName = keyof typeof IDS;

export function isSecretName(name: string | undefined): name is SecretName {
  return name !== undefined && name in IDS;
}

/** Finds the ARN of a deployment's secret. Throws if no secret or several match. */
export async function findSecret(secrets: SecretsManagerClient, name: SecretName): Promise<string> {
  // CloudFormation names it AccountSecret44A922DA-x1y2z3, the local cloud GroundswellAuth-AccountSecret44A922DA.
  const ours = new RegExp(`(?:^|-)${IDS[name]}[\\dA-F]{8}(?:-|$)`);
  const found: string[] = [];
  for await (const { SecretList = [] } of paginateListSecrets({ client: secrets, pageSize: 100 }, {}))
    found.push(...SecretList.flatMap(({ ARN, Name = '' }) => (ARN && ours.test(Name) ? [ARN] : [])));
  const [arn, ...others] = found;
  if (arn === undefined) throw new Error(`No secret is named ${IDS[name]}…: name it with --arn.`);
  if (others.length > 0)
    throw new Error(`Several secrets are named ${IDS[name]}…: choose with --arn.\n${found.join('\n')}`);
  return arn;
}

/** Throws if an ARN is not that of the named secret, such as the other secret's. */
export function checkArn(name: SecretName, arn: string): void {
  const id = IDS[name];
  if (!new RegExp(`[:-]${id}(?![a-z])`).test(arn)) throw new Error(`${arn} is not the secret ${id}….`);
}
