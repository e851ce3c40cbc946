/** The engines here want a signature and look at none of it. */
const AUTHORIZATION =
  'AWS4-HMAC-SHA256 Credential=local/20261120/us-east-1/any/aws4_request, SignedHeaders=host, Signature=0';

/** Hundreds of requests at once to an engine on a busy machine are slow, not lost. */
const PATIENCE_MS = 60_000;

interface Config {
  readonly requestHandler: { updateHttpClientConfig(name: 'requestTimeout' | 'connectionTimeout', ms: number): void };
  readonly retryStrategy: () => Promise<{ readonly retryBackoffStrategy: object }>;
}

/**
 * Has a client of the SDK send one signature for all, as working them out is half the work of a request, and try again at
 * once what is refused. It waits for an answer as long as a busy machine takes.
 */
export function quicken(client: { readonly config: object }): void {
  const config = client.config as Config;
  const { retryStrategy, requestHandler } = config;
  requestHandler.updateHttpClientConfig('requestTimeout', PATIENCE_MS);
  requestHandler.updateHttpClientConfig('connectionTimeout', PATIENCE_MS);
  const sign = async (request: { readonly headers: Record<string, string> }) => {
    Object.assign(request.headers, { authorization: AUTHORIZATION, 'x-amz-date': '20261120T150000Z' });
    return request;
  };
  Object.assign(config, {
    signer: async () => ({ sign }),
    async retryStrategy() {
      const strategy = await retryStrategy();
      Object.assign(strategy.retryBackoffStrategy, { computeNextBackoffDelay: () => 0 });
      return strategy;
    },
  });
}
