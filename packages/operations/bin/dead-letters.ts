// npm run dead-letters: lists messages that were given up, and moves them back to their work queues.
import { parseArgs } from 'node:util';
import { SQSClient } from '@aws-sdk/client-sqs';
import { effectOf, listDeadLetterQueues, listDeadLetters, parseDuration, redriveDeadLetters } from '../src/index.ts';
import { reachCloud } from './reach-cloud.ts';

const HELP = `npm run dead-letters -- <list|redrive>

  --queue NAME        of one queue, such as Letters
  --kind KIND         of one kind, as list shows it
  --older-than 2h     at least as old (m, h, d)
  --all               redrive everything
  --port N            of the local cloud at that port`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    queue: { type: 'string' },
    kind: { type: 'string' },
    'older-than': { type: 'string' },
    all: { type: 'boolean' },
    port: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  },
});
const [verb] = positionals;
const isFiltered = values.queue ?? values.kind ?? values['older-than'] ?? values.all;
if (values.help || (verb !== 'list' && !(verb === 'redrive' && isFiltered))) {
  console.log(verb === 'redrive' ? `Say what to redrive, or --all.\n\n${HELP}` : HELP);
  process.exit(values.help ? 0 : 1);
}
try {
  await reachCloud(values.port);
  const sqs = new SQSClient({});
  const filter = { kind: values.kind, olderThanMs: parseDuration(values['older-than']) };
  const work = verb === 'list' ? listDeadLetters : redriveDeadLetters;
  const queues = await listDeadLetterQueues(sqs, values.queue);
  if (values.queue && queues.length === 0) throw new Error(`There is no dead-letter queue of ${values.queue}.`);
  let count = 0;
  for (const queue of queues) {
    const letters = await work(sqs, queue, { filter });
    count += letters.length;
    if (letters.length > 0) console.log(`${queue.name}: redriving ${effectOf(queue.name)}.`);
    for (const { kind, ageMs, reason, requestId } of letters) {
      const why = reason ?? 'no reason: the function was killed each time, see the REPORT lines of its log';
      console.log(`  ${kind}, ${Math.round(ageMs / 60_000)} min old: ${why}${requestId ? ` (${requestId})` : ''}`);
    }
  }
  console.log(`${count} ${count === 1 ? 'message' : 'messages'} ${verb === 'list' ? 'listed' : 'redriven'}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
