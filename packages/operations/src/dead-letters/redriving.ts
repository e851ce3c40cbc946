/** The effect of redriving a message, by work queue. Every job may handle a message twice without harm. */
const EFFECTS: Readonly<Record<string, string>> = {
  Steps: 'reads the step from NOAA again; useless for a cycle older than a day, since newer ones replaced it',
  Beaches: 'composes the forecasts again; an older cycle never replaces a newer one',
  Tiles: 'draws the hour again; useless for a cycle older than a day',
  Points: 'packs the hours again; useless for a cycle older than a day',
  Alerts: 'evaluates the alerts again; alerts that were sent are not sent again',
  AlertEmails: 'decides and queues the alerts again; alerts that were sent are not sent again',
  Pushes: 'shows the alert in browsers that have not shown it, unless its hours are over',
  Codes: 'mails the code unless it was mailed; a code older than ten minutes is dropped',
  Letters: 'mails the email unless it was mailed',
  Digests: 'mails the newsletter to the addresses that have not received it',
  Payments: "fetches the customer's state from the payment provider and applies it",
};

export function effectOf(queue: string): string {
  return EFFECTS[queue] ?? 'runs its job again';
}
