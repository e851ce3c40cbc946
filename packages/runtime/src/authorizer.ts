import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { logLine } from './log.ts';

/**
 * A Lambda that API Gateway asks whether it may pass requests on that show this key, the one identity source. It keeps
 * the answer for a while, but not a failure, which it answers with 500.
 */
export function authorizer(isGood: (key: string) => Promise<boolean>) {
  return async ({
    identitySource,
    requestContext: { requestId },
  }: APIGatewayRequestAuthorizerEventV2): Promise<APIGatewaySimpleAuthorizerResult> => {
    const isAuthorized = await isGood(identitySource?.[0] ?? '');
    logLine('info', { authorizer: 'edge', requestId, isAuthorized });
    return { isAuthorized };
  };
}
