import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../clock.ts';
import type { TopicPlan } from '../../template/plan.ts';

/** The template's topics, to which services of this machine publish. */
export interface Topics {
  /** Returns at once; subscribers are called asynchronously. */
  publish(topicArn: string, subject: string, message: string): void;
}

/** Lambda makes three attempts at an asynchronous event. */
const TRIES = 3;
const RETRY_AFTER_MS = 1000;

export function createTopics(
  plans: readonly TopicPlan[],
  invoke: (functionName: string, event: unknown) => Promise<unknown>,
  clock: Pick<Clock, 'now'>,
): Topics {
  const deliver = async (functionName: string, event: unknown, triesLeft = TRIES - 1): Promise<void> => {
    try {
      await invoke(functionName, event);
    } catch {
      // The failure needs no handling: the function's log contains it.
      if (triesLeft === 0) return;
      await pause(RETRY_AFTER_MS, undefined, { ref: false });
      await deliver(functionName, event, triesLeft - 1);
    }
  };

  return {
    publish(topicArn, subject, message) {
      const topic = plans.find(({ arn }) => arn === topicArn);
      const event = toEvent(topicArn, subject, message, clock.now());
      for (const functionName of topic?.functionNames ?? []) void deliver(functionName, event);
    },
  };
}

/** Builds the event. Lambda guide, 'Invoking Lambda functions with Amazon SNS notifications'. */
function toEvent(topicArn: string, Subject: string, Message: string, now: number) {
  const Sns = {
    Type: 'Notification',
    MessageId: randomUUID(),
    TopicArn: topicArn,
    Subject,
    Message,
    Timestamp: new Date(now).toISOString(),
    MessageAttributes: {},
  };
  return {
    Records: [{ EventSource: 'aws:sns', EventVersion: '1.0', EventSubscriptionArn: `${topicArn}:local`, Sns }],
  };
}
