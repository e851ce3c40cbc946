import { randomUUID } from 'node:crypto';
import { clientSettings } from './client-settings.ts';

/** Another implementation of AWS, such as LocalStack, that keeps what the app stores. */
export interface AwsEndpoint {
  /** The address of all its services, such as `http://localhost:4566`. */
  readonly url: string;
  readonly accountId: string;
  /** Identifies its data: an implementation that has lost its data has another id. */
  readonly dataId: string;
}

/** The secret that holds the id of the data. */
const DATA_ID = 'groundswell-data-id';

/** Finds out whose account the endpoint has, and which data. Throws, with a user-visible message, if nothing answers. */
export async function connectEndpoint(url: string): Promise<AwsEndpoint> {
  try {
    const [{ GetCallerIdentityCommand, STSClient }, { keepSecret }] = await Promise.all([
      import('@aws-sdk/client-sts'),
      import('./secrets.ts'),
    ]);
    const { Account = '' } = await new STSClient(clientSettings(url)).send(new GetCallerIdentityCommand());
    const { text } = await keepSecret(url, DATA_ID, randomUUID());
    return { url, accountId: Account, dataId: text };
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new Error(`No AWS services answer at ${url}: ${reason}.`, { cause: error });
  }
}
