import type { HttpReply, HttpRequest } from '../gateway/http-message.ts';

type Answer = (request: HttpRequest) => Promise<HttpReply>;

/** Several distributions on one port: each answers at its host, one of them everywhere else too. */
export function byHost(answers: ReadonlyMap<string, Answer>, elsewhere: Answer): Answer {
  return (request) => (answers.get(request.headers.host ?? '') ?? elsewhere)(request);
}
