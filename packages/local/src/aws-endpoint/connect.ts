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

/** An emulation that is starting answers after some seconds. */
const PATIENCE_MS = 15_000;

/**
 * Finds out whose account the endpoint has, and which data. Throws, with a user-visible message, if nothing answers, or
 * something that is not AWS.
 */
export async function connectEndpoint(
  url: string,
  abortSignal = AbortSignal.timeout(PATIENCE_MS),
): Promise<AwsEndpoint> {
  try {
    const [{ GetCallerIdentityCommand, STSClient }, { keepSecret }] = await Promise.all([
      import('@aws-sdk/client-sts'),
      import('./secrets.ts'),
    ]);
    const settings = { ...clientSettings(url), maxAttempts: 1 };
    const { Account } = await new STSClient(settings).send(new GetCallerIdentityCommand(), { abortSignal });
    if (!Account) throw new NotAwsError();
    const { text } = await keepSecret(url, DATA_ID, randomUUID());
    return { url, accountId: Account, dataId: text };
  } catch (error) {
    throw new Error(explain(url, error), { cause: error });
  }
}

class NotAwsError extends Error {}

function explain(url: string, error: unknown): string {
  if (!(error instanceof Error)) return `No AWS services answer at ${url}: ${error}.`;
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `${url} accepts connections, but did not answer within ${PATIENCE_MS / 1000} seconds.`;
  if (error instanceof NotAwsError || isUnread(error))
    return `${url} does not answer as AWS does. Is another program listening there?`;
  return `No AWS services answer at ${url}: ${error.message || error.name}.`;
}

/** The SDK attaches `$response` to an answer that it cannot read or that is an error; an answer of AWS has an id. */
function isUnread(error: Error & { readonly $metadata?: { readonly requestId?: string } }): boolean {
  return '$response' in error && error.$metadata?.requestId === undefined;
}
