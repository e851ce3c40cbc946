import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isObject, type Json, type JsonObject } from '../template/json.ts';
import { readBody } from './http-server.ts';
import { ServiceError } from './service-error.ts';

export type Actions = Readonly<Record<string, (request: JsonObject) => Promise<JsonObject> | JsonObject>>;

const REQUEST_LIMIT_BYTES = 1_000_000;
const CONTENT_TYPE = 'application/x-amz-json-1.1';

/** Throws a ServiceError unless the sender of a request may perform the action. */
export type AssertMay = (message: IncomingMessage, action: string, request: JsonObject) => void;

/** Serves AWS's JSON 1.1 protocol, where `x-amz-target` holds the service's name and the action's. */
export function answerJsonProtocol(actions: Actions, assertMay: AssertMay = () => undefined) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const headers = { 'content-type': CONTENT_TYPE, 'x-amzn-requestid': randomUUID() };
    try {
      const reply = await perform(actions, request, assertMay);
      response.writeHead(200, headers);
      response.end(JSON.stringify(reply));
    } catch (error) {
      const { code, message, status } = ServiceError.of(error);
      response.writeHead(status, { ...headers, 'x-amzn-errortype': code });
      response.end(JSON.stringify({ __type: code, message }));
    }
  };
}

async function perform(actions: Actions, request: IncomingMessage, assertMay: AssertMay): Promise<JsonObject> {
  const target = String(request.headers['x-amz-target'] ?? '');
  const name = target.slice(target.lastIndexOf('.') + 1);
  const action = actions[name];
  if (!action) throw new ServiceError('UnknownOperationException', `The local cloud cannot do ${target || 'nothing'}.`);
  const body = parseBody((await readBody(request, REQUEST_LIMIT_BYTES)).toString('utf8'));
  if (!isObject(body)) throw new ServiceError('SerializationException', 'The request must be a JSON object.');
  assertMay(request, name, body);
  return action(body);
}

function parseBody(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
