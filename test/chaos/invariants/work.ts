import type { Evidence } from './evidence.ts';

/** No message is left in a queue or a dead-letter queue, once the operator has redriven the dead letters. */
export function queuesAreEmpty({ world: { messages } }: Evidence): string[] {
  return [
    ...messages.listWaiting().map((message) => `A message is left: ${message}`),
    ...messages.deadLetters.map(({ queue, body, reason }) => `A dead letter is left in ${queue}: ${reason}: ${body}`),
    ...messages.unexplained.map(({ queue, body }) => `A dead letter of ${queue} had no reason: ${body}`),
  ];
}

/** Everybody got done what they wanted, and each failing reply had a sentence for its reader. */
export function repliesAreProper({ world }: Evidence): string[] {
  return [...world.badReplies, ...[...world.unfinished].map(([name, reply]) => `${name} is still at it: ${reply}`)];
}
