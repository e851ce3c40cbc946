import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { SIGNATURE } from './quicken.ts';

type Fields = Readonly<Record<string, unknown>>;
type ErrorClasses = Readonly<Record<string, (new (fields: never) => Error) | undefined>>;
interface Args {
  readonly input: object;
}
type Next = (args: Args & { readonly request: object }) => Promise<unknown>;

interface Client {
  readonly middlewareStack: {
    add(middleware: unknown, options: object): void;
    remove(name: string): boolean;
  };
}

const UNNEEDED = [
  'loggerMiddleware',
  'contentLengthMiddleware',
  'getUserAgentMiddleware',
  'hostHeaderMiddleware',
  'recursionDetectionMiddleware',
  'retryMiddleware',
  'httpSigningMiddleware',
];

/** One service that speaks AWS's JSON protocol on this machine. */
export interface Service {
  readonly url: string;
  /** 'DynamoDB_20120810' */
  readonly target: string;
  /** The errors that its callers tell apart: the client's package. */
  readonly errors: object;
}

/**
 * Makes a client send what it is given as it is, and return the reply as it came: endpoint rules, schemas, retries and
 * signature are nearly all the time of a request to an engine, of which some tests make hundreds of thousands. No dates
 * and no binary values.
 */
export function sendDirectly(client: object, { url, target, errors }: Service): void {
  const agent = new Agent({ keepAlive: true });
  const post = (operation: string, body: string) =>
    new Promise<{ ok: boolean; body: Fields }>((resolve, reject) => {
      const headers = {
        'content-type': 'application/x-amz-json-1.0',
        'content-length': Buffer.byteLength(body),
        'x-amz-target': `${target}.${operation}`,
        ...SIGNATURE,
      };
      const sent = request(url, { method: 'POST', headers, agent }, (reply) => {
        text(reply).then((said) => resolve({ ok: reply.statusCode === 200, body: JSON.parse(said || '{}') }), reject);
      });
      sent.once('error', reject);
      sent.end(body);
    });
  const { middlewareStack } = client as Client;
  for (const name of UNNEEDED) middlewareStack.remove(name);
  const pass = (next: Next) => (args: Args) => next({ ...args, request: {} });
  middlewareStack.add(pass, { step: 'serialize', name: 'serializerMiddleware', override: true });
  const send =
    (_next: Next, { commandName = '' }: { commandName?: string }) =>
    async ({ input }: Args) => {
      const { ok, body } = await post(commandName.replace(/Command$/, ''), JSON.stringify(input));
      if (!ok) throw toError(body, errors as ErrorClasses);
      return { output: { ...body, $metadata: {} }, response: {} };
    };
  middlewareStack.add(send, { step: 'deserialize', name: 'deserializerMiddleware', override: true });
}

function toError({ __type, message, Message, ...fields }: Fields, errors: ErrorClasses): Error {
  const name = String(__type).split('#').at(-1) ?? '';
  const told = { ...fields, name, message: message ?? Message, $metadata: {} };
  const Known = errors[name];
  return Known ? new Known(told as never) : Object.assign(new Error(String(told.message)), { name });
}
