import type { RateLimit } from './distribution-plan.ts';
import { asList, asNumber, asObject, asText, type Json, type JsonObject } from './json.ts';

/**
 * Reads the rules of a web ACL in order. Throws for any rule except a rate limit by IP address and path, because the
 * local cloud enforces only such limits.
 */
export function readLimits({ DefaultAction, Rules, CustomResponseBodies }: JsonObject): readonly RateLimit[] {
  if (!('Allow' in asObject(DefaultAction, 'DefaultAction')))
    throw new Error('A web ACL that refuses cannot run here.');
  const bodies = asObject(CustomResponseBodies ?? {}, 'CustomResponseBodies');
  return asList(Rules, 'Rules')
    .map((rule) => asObject(rule, 'rule'))
    .sort((a, b) => asNumber(a.Priority, 'priority', 0) - asNumber(b.Priority, 'priority', 0))
    .map((rule) => readLimit(rule, bodies));
}

function readLimit({ Name, Statement, Action }: JsonObject, bodies: JsonObject): RateLimit {
  const name = asText(Name, 'rule');
  const within = (value: Json | undefined, key: string) => asObject(asObject(value, name)[key], `${name}: ${key}`);
  const rate = within(Statement, 'RateBasedStatement');
  const match = within(rate.ScopeDownStatement, 'RegexMatchStatement');
  const { ResponseCode, CustomResponseBodyKey, ResponseHeaders } = within(within(Action, 'Block'), 'CustomResponse');
  const key = asText(CustomResponseBodyKey, name);
  if (rate.AggregateKeyType !== 'IP' || !('UriPath' in asObject(match.FieldToMatch, name)))
    throw new Error(`The rule ${name} of a web ACL cannot run here: it counts otherwise than by address and path.`);
  return {
    requests: asNumber(rate.Limit, name, 0),
    windowMs: asNumber(rate.EvaluationWindowSec, name, 300) * 1000,
    paths: new RegExp(asText(match.RegexString, name)),
    reply: {
      status: asNumber(ResponseCode, name, 403),
      headers: {
        'content-type': 'application/json',
        ...Object.fromEntries(
          asList(ResponseHeaders, name).map((header) => {
            const { Name: named, Value } = asObject(header, name);
            return [asText(named, name).toLowerCase(), asText(Value, name)];
          }),
        ),
      },
      body: asText(asObject(bodies[key], key).Content, key),
    },
  };
}
