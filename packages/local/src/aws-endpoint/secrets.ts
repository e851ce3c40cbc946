import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { makeUp, type Secrets } from '../services/secrets-manager/secrets.ts';
import type { SecretPlan } from '../template/plan.ts';
import { clientSettings } from './client-settings.ts';

/** Opens secrets at an endpoint. A missing one is created; a text of the template replaces the one that is there. */
export async function openSecretsAt(url: string, plans: readonly SecretPlan[]): Promise<Pick<Secrets, 'find'>> {
  const kept = await Promise.all(
    plans.map(async (plan) => {
      const { arn, text } = await keepSecret(url, plan.name, plan.text ?? makeUp(plan), plan.text !== undefined);
      return { own: plan, plan: { ...plan, arn }, text };
    }),
  );
  return { find: (id) => kept.find(({ own, plan }) => [own.arn, own.name, plan.arn].includes(id)) };
}

/** Creates a secret unless it exists, and returns its ARN and text. With `replaces`, an existing text is replaced. */
export async function keepSecret(
  url: string,
  Name: string,
  SecretString: string,
  replaces = false,
): Promise<{ readonly arn: string; readonly text: string }> {
  const client = new SecretsManagerClient(clientSettings(url));
  const isNew = await client.send(new CreateSecretCommand({ Name, SecretString })).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof ResourceExistsException)) throw error;
      return false;
    },
  );
  if (!isNew && replaces) await client.send(new PutSecretValueCommand({ SecretId: Name, SecretString }));
  const { ARN: arn = '', SecretString: text = '' } = await client.send(new GetSecretValueCommand({ SecretId: Name }));
  return { arn, text };
}
