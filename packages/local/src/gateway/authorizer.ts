import { FunctionError, type FunctionPool } from '../lambda/pool.ts';
import { isObject, type Json } from '../template/json.ts';
import type { AuthorizerPlan } from '../template/plan.ts';
import { type HttpReply, type HttpRequest, jsonReply } from './http-message.ts';
import type { MatchedRoute } from './match-route.ts';
import { type ApiIdentity, toRequestEvent } from './request-event.ts';

/** The most decisions that are cached; the oldest are dropped. */
const MOST_KEPT = 1000;

/**
 * A check of a request before its function runs. It returns the refusal that API Gateway would send, or undefined if
 * the request may pass.
 */
export type Authorize = (request: HttpRequest, matched: MatchedRoute) => Promise<HttpReply | undefined>;

/**
 * Calls the authorizer function for each request that carries the identity header; a request without it is refused with
 * 401. The decision is cached by the header's value, a failure is not. HTTP API guide, 'Control access to HTTP APIs
 * with AWS Lambda authorizers'.
 */
export function createAuthorizer(
  { functionName, header, keptMs }: AuthorizerPlan,
  identity: ApiIdentity,
  findPool: (functionName: string) => FunctionPool | undefined,
  clock: { now(): number },
): Authorize {
  const kept = new Map<string, { readonly isAllowed: boolean; readonly until: number }>();

  return async (request, matched) => {
    const source = request.headers[header];
    if (!source) return jsonReply(401, { message: 'Unauthorized' });
    const known = findKept(source);
    const isAllowed = known ?? (await authorize(source, request, matched));
    if (isAllowed === undefined) return jsonReply(500, { message: 'Internal Server Error' });
    if (known === undefined) keep(source, isAllowed);
    return isAllowed ? undefined : jsonReply(403, { message: 'Forbidden' });
  };

  function findKept(source: string): boolean | undefined {
    const found = kept.get(source);
    return found && found.until > clock.now() ? found.isAllowed : undefined;
  }

  function keep(source: string, isAllowed: boolean): void {
    kept.delete(source);
    kept.set(source, { isAllowed, until: clock.now() + keptMs });
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  }

  /** Returns undefined if the function fails, or returns neither allow nor deny. */
  async function authorize(source: string, request: HttpRequest, matched: MatchedRoute): Promise<boolean | undefined> {
    try {
      const answer = (await findPool(functionName)?.invoke(toAuthorizerEvent(source, request, matched))) as Json;
      return isObject(answer) && typeof answer.isAuthorized === 'boolean' ? answer.isAuthorized : undefined;
    } catch (error) {
      if (error instanceof FunctionError) return undefined;
      throw error;
    }
  }

  /** Builds an event of payload format 2.0, without the body. */
  function toAuthorizerEvent(source: string, request: HttpRequest, matched: MatchedRoute) {
    const { body: _, isBase64Encoded: __, ...event } = toRequestEvent(request, matched, identity, clock.now());
    return { ...event, type: 'REQUEST', identitySource: [source] };
  }
}
