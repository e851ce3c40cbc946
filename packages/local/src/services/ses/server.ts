import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { MailPlan } from '../../template/plan.ts';
import { type RunningServer, readBody, startService } from '../http-server.ts';
import { ServiceError } from '../service-error.ts';
import type { Topics } from '../sns/topics.ts';
import { escapeXml } from '../xml.ts';
import type { Mailbox } from './mailbox.ts';
import { publishOutcome } from './simulator.ts';

/** SES's limit of a raw message, with the overhead of base64 and percent-encoding. */
const REQUEST_LIMIT_BYTES = 40_000_000;
const MOST_RECIPIENTS = 50;

/**
 * Serves SES's query protocol (API version 2010-12-01). SendRawEmail stores the email in the mailbox; no email leaves
 * the machine.
 */
export function serveMail(plan: MailPlan, mailbox: Mailbox, topics: Topics): Promise<RunningServer> {
  return startService(async (request, response) => {
    const headers = { 'content-type': 'text/xml', 'x-amzn-requestid': randomUUID() };
    try {
      const id = await sendRaw(await readForm(request));
      response.writeHead(200, headers);
      response.end(replyXml('SendRawEmail', id));
    } catch (error) {
      const failure = ServiceError.of(error);
      response.writeHead(failure.status, headers);
      response.end(errorXml(failure));
    }
  });

  async function sendRaw(form: URLSearchParams): Promise<string> {
    const action = form.get('Action');
    if (action !== 'SendRawEmail')
      throw new ServiceError('InvalidAction', `The local cloud mails by SendRawEmail, not by ${action}.`);
    const from = form.get('Source') ?? '';
    const to = listMembers(form, 'Destinations');
    const configurationSet = form.get('ConfigurationSetName') ?? undefined;
    assertSender(from);
    if (to.length === 0 || to.length > MOST_RECIPIENTS)
      throw new ServiceError('InvalidParameterValue', `Recipient count is not between 1 and ${MOST_RECIPIENTS}.`);
    const foreign = to.find((address) => !isAscii(address));
    if (foreign !== undefined)
      throw new ServiceError('InvalidParameterValue', `The address ${foreign} is not 7-bit ASCII.`);
    if (configurationSet !== undefined && !plan.configurationSets.includes(configurationSet))
      throw new ServiceError('ConfigurationSetDoesNotExist', `Configuration set <${configurationSet}> does not exist.`);

    const raw = Buffer.from(form.get('RawMessage.Data') ?? '', 'base64');
    const mail = await mailbox.keep(raw, from, to);
    publishOutcome(mail, to, configurationSet, plan, topics);
    return mail.id;
  }

  /** Throws unless the sender is a verified address, or belongs to a verified domain or its subdomain. */
  function assertSender(from: string) {
    const address = (/<([^<>]+)>\s*$/.exec(from)?.[1] ?? from).trim().toLowerCase();
    const domain = address.slice(address.lastIndexOf('@') + 1);
    const isVerified = plan.identities.some(
      (identity) => identity === address || domain === identity || domain.endsWith(`.${identity}`),
    );
    if (isVerified) return;
    throw new ServiceError(
      'MessageRejected',
      `Email address is not verified. The following identities failed the check: ${address}`,
    );
  }
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
