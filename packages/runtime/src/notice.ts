import type { SNSEvent } from 'aws-lambda';
import * as v from 'valibot';
import { runLogged } from './run-logged.ts';

interface Notice<S extends v.GenericSchema> {
  readonly name: string;
  /** Shape of what is told. */
  readonly message: S;
}

/**
 * A Lambda that a topic tells of something, one thing a time. What it throws, Lambda tries twice more, and then it is
 * lost: for things that are told again, or do not matter much.
 */
export function notice<S extends v.GenericSchema>(
  declared: Notice<S>,
  handle: (message: v.InferOutput<S>) => Promise<void>,
) {
  return async ({ Records }: SNSEvent): Promise<void> => {
    for (const { Sns } of Records)
      await runLogged(declared.name, Sns.MessageId, () => handle(v.parse(declared.message, JSON.parse(Sns.Message))));
  };
}
