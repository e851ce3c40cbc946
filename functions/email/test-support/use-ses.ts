import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/**
 * The behaviours of the SES stub: it accepts the email, refuses it, throttles once, or accepts it and loses the reply.
 */
type SesMood = 'takes' | 'refuses' | 'is busy once' | 'falls silent';

interface SentEmail extends Email {
  readonly recipients: readonly string[];
  readonly configurationSet: string;
}

export interface Ses {
  mood: SesMood;
  /** The accepted emails, in order. */
  readonly mailed: SentEmail[];
}

/** Starts an SES stub for a test file, which records the emails, and points the functions to it. */
export function useSes(): Ses {
  const ses: Ses = { mood: 'takes', mailed: [] };
  let server: Server;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const params = new URLSearchParams(Buffer.concat(chunks).toString());
      response.setHeader('content-type', 'text/xml');
      if (ses.mood === 'refuses') return void response.writeHead(400).end(refusal('MessageRejected'));
      if (ses.mood === 'is busy once') {
        ses.mood = 'takes';
        return void response.writeHead(400).end(refusal('Throttling'));
      }
      ses.mailed.push(await readEmailClaims(params));
      if (ses.mood === 'falls silent') return void response.destroy();
      response.end(TAKEN);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_SES: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      MAIL_FROM: 'Groundswell <letters@groundswell.example>',
      CONTACT_ADDRESS: 'crew@groundswell.example',
      SITE_URL: 'https://groundswell.example',
      PRODUCT_NAME: 'Groundswell',
      MAIL_CONFIGURATION_SET: 'letters',
    });
  });
  beforeEach(() => {
    ses.mood = 'takes';
    ses.mailed.length = 0;
  });
  afterAll(() => void server.close());
  return ses;
}

async function readEmailClaims(params: URLSearchParams): Promise<SentEmail> {
  const email = await PostalMime.parse(Buffer.from(params.get('RawMessage.Data') ?? '', 'base64'));
  return {
    ...email,
    recipients: [...params].filter(([name]) => name.startsWith('Destinations.')).map(([, address]) => address),
    configurationSet: params.get('ConfigurationSetName') ?? '',
  };
}

const NAMESPACE = 'xmlns="http://ses.amazonaws.com/doc/2010-12-01/"';
const TAKEN = `<SendRawEmailResponse ${NAMESPACE}><SendRawEmailResult><MessageId>m1</MessageId></SendRawEmailResult><ResponseMetadata><RequestId>r1</RequestId></ResponseMetadata></SendRawEmailResponse>`;
const refusal = (code: string) =>
  `<ErrorResponse ${NAMESPACE}><Error><Type>Sender</Type><Code>${code}</Code><Message>No.</Message></Error><RequestId>r1</RequestId></ErrorResponse>`;
