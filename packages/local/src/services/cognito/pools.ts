import type { Json } from '../../template/json.ts';
import type { AppClientPlan, UserPoolPlan } from '../../template/plan.ts';
import { ServiceError } from '../service-error.ts';

/** The user pools of the template and their app clients, by the ids that a request names. */
export interface Pools {
  /** Throws ResourceNotFoundException. */
  get(id: Json | undefined): UserPoolPlan;
  /** Of one pool, or of any. Throws ResourceNotFoundException. */
  getClient(id: Json | undefined, pool?: UserPoolPlan): AppClientPlan;
}

export function createPools(plans: readonly UserPoolPlan[]): Pools {
  return {
    get(id) {
      const found = plans.find((pool) => pool.id === id);
      if (!found) throw new ServiceError('ResourceNotFoundException', `User pool ${id} does not exist.`);
      return found;
    },
    getClient(id, pool) {
      const found = (pool ? [pool] : plans).flatMap(({ clients }) => clients).find((client) => client.id === id);
      if (!found) throw new ServiceError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
      return found;
    },
  };
}
