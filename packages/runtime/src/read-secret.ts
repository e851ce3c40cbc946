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

/** Returns the secret's previous text; undefined if it never changed. */
export async function findSecretBefore(arn: string): Promise<string | undefined> {
  try {
    return await read(arn, 'AWSPREVIOUS');
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
