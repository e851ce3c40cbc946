import type { CloudPlan } from './plan.ts';

/** Name of the queue in a function setting such as `STEPS_QUEUE_URL`; absent where no function has it. */
export function findQueueName({ functions }: Pick<CloudPlan, 'functions'>, setting: string): string | undefined {
  const url = functions.map(({ environment }) => environment[setting]).find((value) => value !== undefined);
  return url?.split('/').at(-1);
}

/** Queues whose work has no reader waiting: charts, and the ocean at single places that is packed from them. */
export function findPatientQueues(plan: Pick<CloudPlan, 'functions'>): readonly string[] {
  return ['TILES_QUEUE_URL', 'POINTS_QUEUE_URL'].flatMap((setting) => findQueueName(plan, setting) ?? []);
}
