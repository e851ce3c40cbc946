import { setTimeout as pause } from 'node:timers/promises';
import { SESClient, SESServiceException, SendRawEmailCommand } from '@aws-sdk/client-ses';
import type { ComposedEmail } from './compose-email.ts';
import { type Envelope, writeMime } from './write-mime.ts';

export interface Mailer {
  /** Sends an email. Throws MaybeSentError if the outcome is unknown, any other error if the email did not go out. */
  send(letter: ComposedEmail, to: string): Promise<void>;
}

/** The attempts for an email, and the mean pause between them, while SES throttles. */
const TURNS = 8;
const PAUSE_MS = 1000;

/** The reply was lost or the service failed while sending, so the email may have gone out. */
export class MaybeSentError extends Error {}

export interface SesMailerSettings {
  readonly from: Envelope['from'];
  /** The configuration set that reports bounces and complaints. */
  readonly configurationSet: string;
}

/**
 * Returns a mailer that uses SES. The client sends a request once: its own retry after a lost reply would mail the
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
