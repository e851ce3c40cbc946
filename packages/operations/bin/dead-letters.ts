// npm run dead-letters: lists messages that were given up, and moves them back to their work queues.
import { SQSClient } from '@aws-sdk/client-sqs';
import { readCommandLine } from '../../local/bin/command-line.mjs';
import { effectOf, listDeadLetterQueues, listDeadLetters, parseDuration, redriveDeadLetters } from '../src/index.ts';
import { onCloud } from './on-cloud.ts';

const { values, words } = readCommandLine({
  usage: `npm run dead-letters -- <list|redrive>

  --queue NAME        of one queue, such as Letters
  --kind KIND         of one kind, as list shows it
  --older-than 2h     at least as old (m, h, d)
  --all               redrive everything
  --port N            of the local cloud at that port`,
  options: { queue: 'text', kind: 'text', 'older-than': 'duration', all: 'flag', port: 'port' },
  words: [['list', 'redrive']],
  check: ({ values: { port, ...filter }, words: [verb] }) =>
    verb === 'redrive' && Object.keys(filter).length === 0 ? 'Say what to redrive, or --all.' : undefined,
});
const [verb] = words;
await onCloud(values.port, async () => {
  const sqs = new SQSClient({});
  const filter = { kind: values.kind, olderThanMs: parseDuration(values['older-than']) };
  const work = verb === 'list' ? listDeadLetters : redriveDeadLetters;
  const queues = await listDeadLetterQueues(sqs, values.queue);
  if (values.queue && queues.length === 0) throw new Error(`There is no dead-letter queue of ${values.queue}.`);
  // Receiving from an empty queue takes two seconds, so all queues are read at the same time.
  const found = await Promise.all(
    queues.map(async (queue) => ({ queue, letters: await work(sqs, queue, { filter }) })),
  );
  for (const { queue, letters } of found) {
    if (letters.length > 0) console.log(`${queue.name}: redriving ${effectOf(queue.name)}.`);
    for (const { kind, ageMs, reason, requestId } of letters) {
      const why = reason ?? 'no reason: the function was killed each time, see the REPORT lines of its log';
      console.log(`  ${kind}, ${Math.round(ageMs / 60_000)} min old: ${why}${requestId ? ` (${requestId})` : ''}`);
    }
  }
  const count = found.reduce((sum, { letters }) => sum + letters.length, 0);
  console.log(`${count} ${count === 1 ? 'message' : 'messages'} ${verb === 'list' ? 'listed' : 'redriven'}.`);
});
