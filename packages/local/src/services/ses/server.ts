import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { MailPlan } from '../../template/plan.ts';
import { ACCOUNT_ID, REGION } from '../../template/read-cloud.ts';
import { type RunningServer, readBody, startService } from '../http-server.ts';
import { allowAll, type FindRefusal } from '../rights.ts';
import { ServiceError } from '../service-error.ts';
import type { Topics } from '../sns/topics.ts';
import { escapeXml } from '../xml.ts';
import type { Mailbox } from './mailbox.ts';
import { publishOutcome } from './simulator.ts';

/** SES's limit of a raw message, with the overhead of base64 and percent-encoding. */
const REQUEST_LIMIT_BYTES = 40_000_000;
const MOST_RECIPIENTS = 50;

interface MailSettings {
  readonly findRefusal?: FindRefusal;
  readonly passOn?: PassOn;
  /** The account in the identities' ARNs; by default the local one. */
  readonly accountId?: string;
}

/** Sends an email through another implementation of SES. Throws ServiceError if that one refuses it. */
export type PassOn = (email: {
  readonly raw: Buffer;
  readonly from: string;
  readonly to: readonly string[];
  readonly configurationSet: string | undefined;
}) => Promise<unknown>;

/**
 * Serves SES's query protocol (API version 2010-12-01). SendRawEmail stores the email in the mailbox, after `passOn` has
 * taken it; no email leaves the machine.
 */
export function serveMail(
  plan: MailPlan,
  mailbox: Mailbox,
  topics: Topics,
  { findRefusal = allowAll, passOn = async () => undefined, accountId = ACCOUNT_ID }: MailSettings = {},
): Promise<RunningServer> {
  return startService(async (request, response) => {
    const headers = { 'content-type': 'text/xml', 'x-amzn-requestid': randomUUID() };
    try {
      const id = await sendRaw(await readForm(request), request);
      response.writeHead(200, headers);
      response.end(replyXml('SendRawEmail', id));
    } catch (error) {
      const failure = ServiceError.of(error);
      response.writeHead(failure.status, headers);
      response.end(errorXml(failure));
    }
  });

  async function sendRaw(form: URLSearchParams, request: IncomingMessage): Promise<string> {
    const action = form.get('Action');
    if (action !== 'SendRawEmail')
      throw new ServiceError('InvalidAction', `The local cloud mails by SendRawEmail, not by ${action}.`);
    const from = form.get('Source') ?? '';
    const to = listMembers(form, 'Destinations');
    const configurationSet = form.get('ConfigurationSetName') ?? undefined;
    assertMay(request, assertSender(from), configurationSet);
    if (to.length === 0 || to.length > MOST_RECIPIENTS)
      throw new ServiceError('InvalidParameterValue', `Recipient count is not between 1 and ${MOST_RECIPIENTS}.`);
    const foreign = to.find((address) => !isAscii(address));
    if (foreign !== undefined)
      throw new ServiceError('InvalidParameterValue', `The address ${foreign} is not 7-bit ASCII.`);
    if (configurationSet !== undefined && !plan.configurationSets.includes(configurationSet))
      throw new ServiceError('ConfigurationSetDoesNotExist', `Configuration set <${configurationSet}> does not exist.`);

    const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64');
    await passOn({ raw, from, to, configurationSet });
    const mail = await mailbox.keep(raw, from, to);
    publishOutcome(mail, to, configurationSet, plan, topics);
    return mail.id;
  }

  /** Throws unless the calling function may send from this address, of this identity, with this configuration set. */
  function assertMay(request: IncomingMessage, sender: Sender, configurationSet: string | undefined) {
    const kinds = [
      `identity/${sender.identity}`,
      ...(configurationSet ? [`configuration-set/${configurationSet}`] : []),
    ];
    for (const kind of kinds) {
      const resource = `arn:aws:ses:${REGION}:${accountId}:${kind}`;
      const access = { action: 'ses:SendRawEmail', resource, context: { 'ses:FromAddress': sender.address } };
      const refusal = findRefusal(request, access);
      if (refusal) throw new ServiceError('AccessDenied', refusal, 403);
    }
  }

  /** Throws unless the sender is a verified address, or belongs to a verified domain or its subdomain. */
  function assertSender(from: string): Sender {
    const address = (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim().toLowerCase();
    const domain = address.slice(address.lastIndexOf('@') + 1);
    const verified = plan.identities.find(
      (identity) => identity === address || domain === identity || domain.endsWith(`.${identity}`),
    );
    if (verified !== undefined) return { address, identity: verified };
    throw new ServiceError(
      'MessageRejected',
      `Email address is not verified. The following identities failed the check: ${address}`,
    );
  }
}

interface Sender {
  readonly address: string;
  /** The verified address or domain. */
  readonly identity: string;
}

/** SES has no SMTPUTF8: addresses are 7-bit ASCII. SES API reference, 'SendRawEmail'. */
function isAscii(address: string): boolean {
  return /^[\x20-\x7e]+$/.test(address);
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams((await readBody(request, REQUEST_LIMIT_BYTES)).toString('utf8'));
}

/** Reads the parameters `Destinations.member.1`, `Destinations.member.2` and so on. */
function listMembers(form: URLSearchParams, name: string): readonly string[] {
  return [...form].filter(([key]) => key.startsWith(`${name}.member.`)).map(([, value]) => value);
}

function replyXml(action: string, messageId: string): string {
  const result = `<${action}Result><MessageId>${messageId}</MessageId></${action}Result>`;
  const metadata = `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>`;
  return `<${action}Response xmlns="http://ses.amazonaws.com/doc/2010-12-01/">${result}${metadata}</${action}Response>`;
}

function errorXml({ code, message, status }: ServiceError): string {
  const type = status < 500 ? 'Sender' : 'Receiver';
  const error = `<Error><Type>${type}</Type><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`;
  return `<ErrorResponse>${error}<RequestId>${randomUUID()}</RequestId></ErrorResponse>`;
}
