import { randomUUID } from 'node:crypto';
import {
  CreateSecretCommand,
  GetSecretValueCommand,
  ListSecretsCommand,
  ListSecretVersionIdsCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import { openSecrets } from '@groundswell/local/services/secrets-manager/secrets';
import { serveSecrets } from '@groundswell/local/services/secrets-manager/server';
import { recordsInMemory } from '@groundswell/local/testing/memory-records';
import { expect } from 'vitest';
import { clientAt, describeContract } from './describe-contract.ts';

interface Secrets {
  readonly client: SecretsManagerClient;
  /** A secret with the text `as written`. */
  readonly secret: { readonly name: string; readonly arn: string };
  stop(): unknown;
}

const TEXT = 'as written';

async function openOurs(): Promise<Secrets> {
  const name = 'contract';
  const arn = `arn:aws:secretsmanager:us-east-1:000000000000:secret:${name}-abcdef`;
  const server = await serveSecrets(await openSecrets([{ name, arn, text: TEXT }], recordsInMemory()));
  return { client: new SecretsManagerClient(clientAt(server.url)), secret: { name, arn }, stop: server.stop };
}

async function openAt(url: string): Promise<Secrets> {
  const client = new SecretsManagerClient(clientAt(url));
  const name = `contract-${randomUUID()}`;
  const { ARN: arn = '' } = await client.send(new CreateSecretCommand({ Name: name, SecretString: TEXT }));
  return { client, secret: { name, arn }, stop: () => client.destroy() };
}

describeContract('Secrets Manager', { ours: openOurs, at: openAt }, (test, secrets) => {
  const read = (SecretId: string, VersionStage?: string) =>
    secrets().client.send(new GetSecretValueCommand({ SecretId, VersionStage }));
  const missing = { name: 'ResourceNotFoundException' };

  test('a secret is read by its name and by its ARN, with its current version', async () => {
    const { name, arn } = secrets().secret;
    const expected = { ARN: arn, Name: name, SecretString: TEXT, VersionStages: ['AWSCURRENT'] };
    expect(await read(name)).toMatchObject(expected);
    expect(await read(arn, 'AWSCURRENT')).toMatchObject(expected);
  });

  test('a secret that never changed has no previous version: ResourceNotFoundException', async () => {
    await expect(read(secrets().secret.arn, 'AWSPREVIOUS')).rejects.toMatchObject(missing);
  });

  test('a missing secret is ResourceNotFoundException', async () => {
    await expect(read(`missing-${randomUUID()}`)).rejects.toMatchObject(missing);
  });

  test('creating a secret twice is ResourceExistsException', async () => {
    const create = new CreateSecretCommand({ Name: secrets().secret.name, SecretString: 'other' });
    await expect(secrets().client.send(create)).rejects.toMatchObject({ name: 'ResourceExistsException' });
  });

  test('a new text is current, and the one before it is previous', async () => {
    const { arn } = secrets().secret;
    await secrets().client.send(new PutSecretValueCommand({ SecretId: arn, SecretString: 'rotated' }));
    expect((await read(arn)).SecretString).toBe('rotated');
    expect((await read(arn, 'AWSPREVIOUS')).SecretString).toBe(TEXT);
  });

  test('a pending version becomes the current one when its stage is moved, and the versions are listed', async () => {
    const { arn, name } = secrets().secret;
    const { client } = secrets();
    const { VersionId: before } = await read(arn);
    const ClientRequestToken = randomUUID();
    const pending = { SecretId: arn, ClientRequestToken, SecretString: 'next', VersionStages: ['AWSPENDING'] };
    await client.send(new PutSecretValueCommand(pending));
    expect((await read(arn, 'AWSPENDING')).SecretString).toBe('next');
    expect((await read(arn)).VersionId).toBe(before);
    const move = { SecretId: arn, VersionStage: 'AWSCURRENT', MoveToVersionId: ClientRequestToken };
    await client.send(new UpdateSecretVersionStageCommand({ ...move, RemoveFromVersionId: before }));
    expect((await read(arn)).SecretString).toBe('next');
    const { Versions } = await client.send(new ListSecretVersionIdsCommand({ SecretId: arn }));
    expect(Versions).toContainEqual(
      expect.objectContaining({
        VersionId: ClientRequestToken,
        VersionStages: expect.arrayContaining(['AWSCURRENT']),
        CreatedDate: expect.any(Date),
      }),
    );
    const Filters = [{ Key: 'name' as const, Values: [name] }];
    const { SecretList } = await client.send(new ListSecretsCommand({ Filters }));
    expect(SecretList).toContainEqual(expect.objectContaining({ ARN: arn, Name: name }));
  });
});
