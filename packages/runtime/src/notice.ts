import type { SNSEvent } from 'aws-lambda';
import * as v from 'valibot';
import { runLogged } from './run-logged.ts';

interface Notice<S extends v.GenericSchema> {
  readonly name: string;
  readonly message: S;
}

/**
 * Creates a Lambda that subscribes to a topic and handles one message at a time. Lambda retries a failure twice, and
 * then the message is lost. It therefore suits only messages that are repeated or unimportant.
 */
export function notice<S extends v.GenericSchema>(
  declared: Notice<S>,
  handle: (message: v.InferOutput<S>) => Promise<void>,
) {
  return async ({ Records }: SNSEvent): Promise<void> => {
    for (const { Sns } of Records)
      await runLogged(declared.name, { requestId: Sns.MessageId }, async () =>
        handle(v.parse(declared.message, JSON.parse(Sns.Message))),
      );
  };
}
