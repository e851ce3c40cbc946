import { randomUUID } from 'node:crypto';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { openSecrets } from '@groundswell/local/services/secrets-manager/secrets';
import { serveSecrets } from '@groundswell/local/services/secrets-manager/server';
import { recordsInMemory } from '@groundswell/local/testing/memory-records';

export const ARN = 'arn:secret';

/** Serves one secret, JSON with a random `key`, by a clock in UTC ms. */
export async function startSecret(clock: { now: number }, name = 'AccountSecret44A922DA-x1y2z3') {
  const plan = { arn: ARN, name, text: JSON.stringify({ key: `${randomUUID()}` }) };
  const secrets = await openSecrets([plan], recordsInMemory(), () => clock.now);
  const server = await serveSecrets(secrets);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new SecretsManagerClient({ endpoint: server.url, region: 'us-east-1', credentials, maxAttempts: 1 });
  const textOf = (stage: string) => secrets.versions(plan).find(({ stages }) => stages.includes(stage))?.text;
  return {
    client,
    /** Returns what a function reads now. */
    read: () => ({ current: textOf('AWSCURRENT') ?? '', pending: textOf('AWSPENDING') }),
    stop: server.stop,
  };
}
