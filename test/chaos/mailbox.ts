import type { SendRawEmailRequest } from '@aws-sdk/client-ses';
import PostalMime from 'postal-mime';
import type { Activity, Scheduler } from './scheduler.ts';

/** An email that SES accepted. */
export interface Mailed {
  /** The true time, UTC ms. */
  readonly at: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The queue message from which the job made it. */
  readonly message: Readonly<Record<string, unknown>>;
  /** The function that sent it. */
  readonly by: string;
  /** The ids of the emails that the table had recorded as sent before. */
  readonly sentBefore: ReadonlySet<string>;
}

/** Accepts emails as SES does, and keeps them. */
export function createMailbox(scheduler: Scheduler, listSent: () => ReadonlySet<string>) {
  const mailed: Mailed[] = [];
  return {
    mailed,

    async accept({ Destinations = [], RawMessage }: SendRawEmailRequest, activity: Activity | undefined) {
      const { subject = '', text = '' } = await PostalMime.parse(RawMessage?.Data ?? '');
      const message = JSON.parse(activity?.message ?? '{}');
      const email = { at: scheduler.now(), subject, text, message, by: activity?.name ?? '', sentBefore: listSent() };
      for (const to of Destinations) mailed.push({ ...email, to });
      return { MessageId: `m${mailed.length}` };
    },

    /** Lists the matches in emails to an address that came after `since`, newest first. */
    find: (to: string, pattern: RegExp, since: number): readonly RegExpExecArray[] =>
      mailed
        .filter((one) => one.to === to && one.at >= since)
        .map(({ text }) => pattern.exec(text))
        .filter((match) => match !== null)
        .reverse(),
  };
}
