import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { asText, isObject, type Json, type JsonObject } from '../../template/json.ts';
import { REGION } from '../../template/read-cloud.ts';
import { type RunningServer, readBody, startService } from '../http-server.ts';
import { allowAll, type FindRefusal } from '../rights.ts';
import { actions } from './actions.ts';
import type { Queue } from './queue.ts';
import { SqsError } from './sqs-error.ts';

const REQUEST_LIMIT_BYTES = 2_000_000;

/**
 * Serves SQS's JSON protocol over the given queues. Queue URLs are `<url>/<account>/<queue name>`. `all` returns the
 * queues for the actions that list them.
 */
export function serveQueues(
  findQueue: (name: string) => Queue | undefined,
  accountId: string,
  all: () => Iterable<Queue> = () => [],
  findRefusal: FindRefusal = allowAll,
): Promise<RunningServer> {
  return startService((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const { code, message, status } = SqsError.of(error);
      // The SDK derives its error classes from `__type`; the header carries the code that older clients expect.
      response.writeHead(status, {
        'content-type': 'application/x-amz-json-1.0',
        'x-amzn-query-error': `${code};Sender`,
      });
      response.end(JSON.stringify({ __type: `com.amazonaws.sqs#${code}`, message }));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const target = String(request.headers['x-amz-target'] ?? '');
    const name = target.replace(/^AmazonSQS\./, '');
    const body: Json = JSON.parse((await readBody(request, REQUEST_LIMIT_BYTES)).toString('utf8'));
    if (!isObject(body)) throw new SqsError('InvalidParameterValue', 'The request must be a JSON object.');
    const reply = await perform(name, body, request);
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID() });
    response.end(JSON.stringify(reply));
  }

  async function perform(name: string, request: JsonObject, message: IncomingMessage): Promise<JsonObject> {
    const urlOf = (queue: Queue) => `http://${message.headers.host}/${accountId}/${queue.name}`;
    const allowed = (queue: Queue) => {
      assertMay(message, name, queue);
      return queue;
    };
    if (name === 'GetQueueUrl') return { QueueUrl: urlOf(allowed(named(asText(request.QueueName, 'QueueName')))) };
    if (name === 'ListQueues') {
      const prefix = asText(request.QueueNamePrefix ?? '', 'QueueNamePrefix');
      return { QueueUrls: [...all()].filter((queue) => queue.name.startsWith(prefix)).map(urlOf) };
    }
    if (name === 'ListDeadLetterSourceQueues') {
      const dead = allowed(asked(request)).name;
      return { queueUrls: [...all()].filter(({ plan }) => plan.redrive?.deadLetterQueue === dead).map(urlOf) };
    }
    const action = actions[name];
    if (!action) throw new SqsError('UnsupportedOperation', `The local queues cannot do ${name || 'what was asked'}.`);
    const trace = message.headers['x-amzn-trace-id'];
    return action(allowed(asked(request)), request, typeof trace === 'string' ? trace : undefined);
  }

  function asked(request: JsonObject): Queue {
    const url = asText(request.QueueUrl, 'QueueUrl');
    return named(url.slice(url.lastIndexOf('/') + 1));
  }

  /** Throws unless the calling function has the right. The right to an action also covers its batches. */
  function assertMay(message: IncomingMessage, name: string, queue: Queue) {
    const action = `sqs:${name.replace(/Batch$/, '')}`;
    const refusal = findRefusal(message, { action, resource: `arn:aws:sqs:${REGION}:${accountId}:${queue.name}` });
    if (refusal) throw new SqsError('AccessDenied', refusal, 403);
  }

  function named(name: string): Queue {
    const queue = findQueue(name);
    if (!queue) throw new SqsError('QueueDoesNotExist', `There is no queue ${name}.`);
    return queue;
  }
}
