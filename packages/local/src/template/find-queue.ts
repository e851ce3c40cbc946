import type { CloudPlan } from './plan.ts';

/** Name of the queue that functions know by a setting, such as `STEPS_QUEUE_URL`; absent where none does. */
export function findQueueName({ functions }: Pick<CloudPlan, 'functions'>, setting: string): string | undefined {
  const url = functions.map(({ environment }) => environment[setting]).find((value) => value !== undefined);
  return url?.split('/').at(-1);
}
