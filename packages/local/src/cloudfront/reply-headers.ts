import type { HttpReply } from '../gateway/http-message.ts';
import type { ResponseHeadersPolicy } from '../template/distribution-plan.ts';

/**
 * Applies a response headers policy. A header marked as overriding replaces the origin's header; any other header is
 * added only if the origin sent none.
 */
export function applyHeadersPolicy(reply: HttpReply, policy: ResponseHeadersPolicy | undefined): HttpReply {
  if (!policy) return reply;
  const headers = { ...reply.headers };
  for (const name of policy.remove) delete headers[name];
  for (const { name, value, override } of policy.set) {
    if (override || headers[name] === undefined) headers[name] = value;
  }
  return { ...reply, headers };
}
