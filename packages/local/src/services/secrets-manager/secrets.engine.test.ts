import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { afterAll, expect, test } from 'vitest';
import type { SecretPlan } from '../../template/plan.ts';
import { openRecords } from '../records.ts';
import { openSecrets } from './secrets.ts';
import { serveSecrets } from './server.ts';

const dir = mkdtempSync(join(tmpdir(), 'groundswell-secrets-'));
afterAll(() => rmSync(dir, { recursive: true }));

const plans: readonly SecretPlan[] = [
  {
    name: 'Account',
    arn: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:Account-abcdef',
    generated: {
      length: 64,
      excludedCharacters: '"\\abc',
      hasPunctuation: true,
      within: { template: { issuer: 'us' }, key: 'key' },
    },
  },
  { name: 'Plain', arn: 'arn:plain', generated: { length: 20, excludedCharacters: '', hasPunctuation: false } },
  { name: 'Said', arn: 'arn:said', text: 'as written' },
];

async function read(ids: readonly string[]): Promise<readonly (string | undefined)[]> {
  const records = await openRecords<string>(join(dir, 'secrets.jsonl'));
  const server = await serveSecrets(await openSecrets(plans, records));
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new SecretsManagerClient({ endpoint: server.url, region: 'us-east-1', credentials });
  try {
    const replies = ids.map((SecretId) => client.send(new GetSecretValueCommand({ SecretId })));
    return (await Promise.all(replies)).map(({ SecretString }) => SecretString);
  } finally {
    await server.stop();
    await records.close();
  }
}

test('a secret is generated as the template states, once, and read by ARN or name', async () => {
  const [account = '', plain = '', said] = await read([plans[0]?.arn ?? '', 'Plain', 'Said']);
  const { issuer, key } = JSON.parse(account);
  expect(issuer).toBe('us');
  expect(key).toMatch(/^[^"\\abc]{64}$/);
  expect(plain).toMatch(/^[a-zA-Z0-9]{20}$/);
  expect(said).toBe('as written');
  expect(await read(['Account', 'Plain'])).toEqual([account, plain]);
});
