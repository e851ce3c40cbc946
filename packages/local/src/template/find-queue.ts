import type { CloudPlan } from './plan.ts';

/**
 * Returns the name of the queue in an environment variable such as `STEPS_QUEUE_URL`; undefined if no function has it.
 */
export function findQueueName({ functions }: Pick<CloudPlan, 'functions'>, setting: string): string | undefined {
  const url = functions.map(({ environment }) => environment[setting]).find((value) => value !== undefined);
  return url?.split('/').at(-1);
}

/** Returns the names of the queues for drawing charts and packing point data, whose work may wait. */
export function findChartQueues(plan: Pick<CloudPlan, 'functions'>): readonly string[] {
  return ['TILES_QUEUE_URL', 'POINTS_QUEUE_URL'].flatMap((setting) => findQueueName(plan, setting) ?? []);
}
