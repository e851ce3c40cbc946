import type { Context, SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as v from 'valibot';
import { logLine } from './log.ts';
import { isLastTry, park } from './park.ts';
import { type Measure, runLogged } from './run-logged.ts';
import { traceIdOf } from './trace.ts';

interface Job<S extends v.GenericSchema | undefined> {
  readonly name: string;
  /** The shape of a queue message; absent for a scheduled job. */
  readonly message?: S;
}
interface Delivery {
  /** Whether a failure of this attempt moves the message to the dead-letter queue, which raises an alarm. */
  readonly isLastTry: boolean;
  readonly measure: Measure;
}
type MessageOf<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/**
 * Creates a background Lambda, either scheduled or fed by a queue. Each queue message is parsed and handled on its own.
 * A failed message is reported alone, so the queue retries it. If the last attempt fails, the job moves the message to
 * the dead-letter queue with the reason. If the function was killed, SQS moves the message without a reason.
 */
export function job<S extends v.GenericSchema | undefined = undefined>(
  declared: Job<S>,
  handle: (message: MessageOf<S>, delivery: Delivery) => Promise<void>,
) {
  return async (event: SQSEvent | object, context: Pick<Context, 'awsRequestId'>): Promise<SQSBatchResponse> => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = [];
    if (!declared.message) {
      await runLogged(declared.name, { requestId: context.awsRequestId }, (measure) =>
        handle(undefined as MessageOf<S>, { isLastTry: false, measure }),
      );
      return { batchItemFailures };
    }
    const { message } = declared;
    for (const record of 'Records' in event ? event.Records : []) {
      try {
        await runLogged(declared.name, idsOf(record), async (measure) =>
          handle(v.parse(message, JSON.parse(record.body)) as MessageOf<S>, { isLastTry: isLastTry(record), measure }),
        );
      } catch (error) {
        if (!(await tryToPark(record, declared.name, error)))
          batchItemFailures.push({ itemIdentifier: record.messageId });
      }
    }
    return { batchItemFailures };
  };
}

function idsOf({ messageId, attributes }: SQSRecord) {
  return { requestId: messageId, causedBy: traceIdOf(attributes?.AWSTraceHeader) };
}

async function tryToPark(record: SQSRecord, name: string, failure: unknown): Promise<boolean> {
  if (!isLastTry(record)) return false;
  try {
    await park(record, name, failure instanceof Error ? failure.message : String(failure));
    return true;
  } catch (error) {
    logLine('error', { job: name, requestId: record.messageId, error });
    return false;
  }
}
