import { setTimeout as pause } from 'node:timers/promises';
import { SESClient, SESServiceException, SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { ComposedEmail } from './compose-email.ts';
import { type Envelope, writeMime } from './write-mime.ts';

export interface Mailer {
  /** Mails a letter; throws MaybeSentError when it is unknown whether it went out, any other error when it did not. */
  send(letter: ComposedEmail, to: string): Promise<void>;
}

/** How often, and how long apart on average, a letter is retried while SES is over its rate. */
const TURNS = 8;
const PAUSE_MS = 1000;

/** The reply was lost, or the service failed on the way: the letter may have gone out. */
export class MaybeSentError extends Error {}

export interface SesMailerSettings {
  readonly from: Envelope['from'];
  /** The configuration set that reports bounces and complaints. */
  readonly configurationSet: string;
}

/** Mails by SES. A request is sent once: a retry by the client of a letter whose reply was lost would mail it twice. */
export function sesMailer({ from, configurationSet }: SesMailerSettings): Mailer {
  const client = sesClient();
  return {
    async send(letter, to) {
      const message = await writeMime(letter, { from, to });
      const command = new SendRawEmailCommand({
        Source: from.address,
        Destinations: [to],
        ConfigurationSetName: configurationSet,
        RawMessage: { Data: message },
      });
      for (let turn = 1; ; turn++) {
        try {
          await client.send(command);
          return;
        } catch (error) {
          if (!isRefusal(error)) throw new MaybeSentError('SES did not say whether it mailed.', { cause: error });
          if (error.name !== 'Throttling' || turn === TURNS) throw error;
          await pause(PAUSE_MS * (0.5 + Math.random()));
        }
      }
    },
  };
}

function sesClient(): SESClient {
  const requestHandler = { connectionTimeout: 3000, requestTimeout: 8000, throwOnRequestTimeout: true };
  return new SESClient({ maxAttempts: 1, requestHandler });
}

function isRefusal(error: unknown): error is SESServiceException {
  const status = error instanceof SESServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
  return status >= 400 && status < 500;
}
