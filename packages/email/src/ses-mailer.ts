import { setTimeout as pause } from 'node:timers/promises';
import { SESClient, SESServiceException, SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { ComposedEmail } from './compose-email.ts';
import { type Envelope, writeMime } from './write-mime.ts';

export interface Mailer {
  /** Sends an email. Throws MaybeSentError if the outcome is unknown, any other error if the email did not go out. */
  send(letter: ComposedEmail, to: string): Promise<void>;
}

/** The number of attempts for an email while SES throttles, and the mean pause between two attempts in ms. */
const TURNS = 8;
const PAUSE_MS = 1000;

/** The error if a response was lost or SES failed while sending. The email may have been sent. */
export class MaybeSentError extends Error {}

export interface SesMailerSettings {
  readonly from: Envelope['from'];
  /** The SES configuration set, through which bounces and complaints are reported. */
  readonly configurationSet: string;
}

/**
 * Returns a mailer that uses SES. The SDK's own retries are off, because after a lost response they would send the
 * email twice.
 */
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
