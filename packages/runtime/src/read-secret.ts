import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';

/** Returns the current text of a secret. Throws if it cannot be read. */
export async function readSecret(arn: string): Promise<string> {
  const text = await read(arn, 'AWSCURRENT');
  if (text === undefined) throw new Error(`The secret ${arn} holds no text.`);
  return text;
}

/** Returns the text of the secret's previous or pending version; undefined if it has none. */
export async function findSecretVersion(arn: string, stage: 'AWSPREVIOUS' | 'AWSPENDING'): Promise<string | undefined> {
  try {
    return await read(arn, stage);
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function read(arn: string, VersionStage: string): Promise<string | undefined> {
  const client = new SecretsManagerClient({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 5000, throwOnRequestTimeout: true },
  });
  return (await client.send(new GetSecretValueCommand({ SecretId: arn, VersionStage }))).SecretString;
}
