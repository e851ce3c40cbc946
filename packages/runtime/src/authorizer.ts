import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda';
import { logLine } from './log.ts';

/**
 * Creates a Lambda authorizer for API Gateway that checks the request's key, its only identity source. API Gateway
 * caches a result for a while, but not a failure, for which it returns 500.
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
