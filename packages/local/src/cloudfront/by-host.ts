import type { HttpReply, HttpRequest } from '../gateway/http-message.ts';

type Answer = (request: HttpRequest) => Promise<HttpReply>;

/**
 * Serves several distributions on one port: each answers at its own host, and `elsewhere` answers at all other hosts.
 */
export function byHost(answers: ReadonlyMap<string, Answer>, elsewhere: Answer): Answer {
  return (request) => (answers.get(request.headers.host ?? '') ?? elsewhere)(request);
}
