import { randomUUID } from 'node:crypto';
import type { MailPlan } from '../../template/plan.ts';
import type { Topics } from '../sns/topics.ts';
import type { KeptMail } from './mailbox.ts';

/**
 * The simulated outcomes by the address's local part, such as `bounce` in `bounce+label@simulator.amazonses.com` (SES
 * guide, 'Using the mailbox simulator').
 */
const SIMULATED: Readonly<Record<string, 'bounce' | 'complaint'>> = { bounce: 'bounce', complaint: 'complaint' };
const SIMULATOR = /^(\w+)(?:\+[^@]*)?@simulator\.amazonses\.com$/i;

/**
 * Publishes the simulated outcome of an email that was sent to SES's mailbox simulator. Does so only if the email's
 * configuration set has an event destination for that outcome.
 */
export function publishOutcome(
  mail: KeptMail,
  recipients: readonly string[],
  configurationSet: string | undefined,
  { destinations }: MailPlan,
  topics: Topics,
) {
  for (const recipient of recipients) {
    const outcome = SIMULATED[SIMULATOR.exec(recipient)?.[1]?.toLowerCase() ?? ''];
    if (!outcome) continue;
    const event = { ...describe(outcome, recipient, mail.at), mail: describeMail(mail, recipients, configurationSet) };
    for (const { configurationSet: name, events, topicArn } of destinations) {
      if (name !== configurationSet || !events.has(outcome)) continue;
      topics.publish(topicArn, 'Amazon SES Email Event Notification', JSON.stringify(event));
    }
  }
}

/** Builds the event. SES guide, 'Contents of event data that Amazon SES publishes to Amazon SNS'. */
function describe(outcome: 'bounce' | 'complaint', emailAddress: string, timestamp: string) {
  if (outcome === 'complaint') {
    return {
      eventType: 'Complaint',
      complaint: {
        complainedRecipients: [{ emailAddress }],
        timestamp,
        feedbackId: randomUUID(),
        userAgent: 'Amazon SES Mailbox Simulator',
        complaintFeedbackType: 'abuse',
        arrivalDate: timestamp,
      },
    };
  }
  const diagnosticCode = 'smtp; 550 5.1.1 user unknown';
  return {
    eventType: 'Bounce',
    bounce: {
      bounceType: 'Permanent',
      bounceSubType: 'General',
      bouncedRecipients: [{ emailAddress, action: 'failed', status: '5.1.1', diagnosticCode }],
      timestamp,
      feedbackId: randomUUID(),
      reportingMTA: 'dns; local',
    },
  };
}

function describeMail(mail: KeptMail, destination: readonly string[], configurationSet: string | undefined) {
  return {
    timestamp: mail.at,
    source: mail.from,
    messageId: mail.id,
    destination,
    headersTruncated: false,
    headers: Object.entries(mail.headers).map(([name, value]) => ({ name, value })),
    commonHeaders: { from: [mail.from], to: destination, messageId: mail.id, subject: mail.subject },
    tags: { 'ses:configuration-set': [configurationSet ?? ''] },
  };
}
