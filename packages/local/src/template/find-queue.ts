import type { CloudPlan } from './plan.ts';

/** Name of the queue in a function setting such as `STEPS_QUEUE_URL`; absent where no function has it. */
export function findQueueName({ functions }: Pick<CloudPlan, 'functions'>, setting: string): string | undefined {
  const url = functions.map(({ environment }) => environment[setting]).find((value) => value !== undefined);
  return url?.split('/').at(-1);
}
