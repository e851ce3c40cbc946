import { randomBytes } from 'node:crypto';
import type { Json, JsonObject } from '../../template/json.ts';
import type { AppClientPlan, UserPoolPlan } from '../../template/plan.ts';
import type { Actions } from '../json-protocol.ts';
import type { Records } from '../records.ts';
import { ServiceError } from '../service-error.ts';

/** An app client with its local secret. */
export interface AppClient extends AppClientPlan {
  readonly secret?: string;
}

/** The template's user pools and their app clients, by id. */
export interface Pools {
  readonly all: readonly UserPoolPlan[];
  /** Throws ResourceNotFoundException. */
  get(id: Json | undefined): UserPoolPlan;
  /** Finds a client in one pool, or in any pool. Throws ResourceNotFoundException. */
  getClient(id: Json | undefined, pool?: UserPoolPlan): AppClient;
}

/** 52 hex digits, as long as a secret of Cognito. */
const SECRET_BYTES = 26;

/** Opens the pools of a template. A client's secret is generated at its first start and kept in the records. */
export async function openPools(plans: readonly UserPoolPlan[], secrets: Records<string>): Promise<Pools> {
  for (const { id, hasSecret } of plans.flatMap(({ clients }) => clients))
    if (hasSecret && secrets.get(id) === undefined) await secrets.put(id, randomBytes(SECRET_BYTES).toString('hex'));

  return {
    all: plans,
    get(id) {
      const found = plans.find((pool) => pool.id === id);
      if (!found) throw new ServiceError('ResourceNotFoundException', `User pool ${id} does not exist.`);
      return found;
    },
    getClient(id, pool) {
      const found = (pool ? [pool] : plans).flatMap(({ clients }) => clients).find((client) => client.id === id);
      if (!found) throw new ServiceError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
      return { ...found, secret: found.hasSecret ? secrets.get(found.id) : undefined };
    },
  };
}

/** Implements DescribeUserPoolClient, which returns the client with its secret. */
export function clientActions(pools: Pools): Actions {
  return {
    DescribeUserPoolClient: (request): JsonObject => {
      const { id, name, poolId, secret, flows } = pools.getClient(request.ClientId, pools.get(request.UserPoolId));
      return {
        UserPoolClient: {
          UserPoolId: poolId,
          ClientId: id,
          ClientName: name,
          ExplicitAuthFlows: [...flows],
          ...(secret !== undefined && { ClientSecret: secret }),
        },
      };
    },
  };
}
