import { isObject, type Json, type JsonObject } from '../../template/json.ts';
import type { AppClientPlan, UserPoolPlan } from '../../template/plan.ts';
import { ServiceError } from '../service-error.ts';
import type { Person } from './people.ts';

/** Runs a trigger's function with its event; returns the event with `response` filled in. */
export type InvokeTrigger = (functionName: string, event: JsonObject) => Promise<Json>;

/** A call of a trigger, with the user whom it concerns. */
interface TriggerCall {
  readonly pool: UserPoolPlan;
  readonly client: AppClientPlan;
  /** The user name as sent, even if there is no such user. */
  readonly username: string;
  readonly person?: Person;
  readonly trigger: keyof UserPoolPlan['triggers'];
  /** The trigger source, such as `DefineAuthChallenge_Authentication`. */
  readonly source: string;
  readonly version?: '1' | '2';
  readonly request: JsonObject;
  readonly response?: JsonObject;
}

/** Calls a pool's trigger; returns the `response` of its event. */
export type CallTrigger = (call: TriggerCall) => Promise<JsonObject>;

/** Creates a function that calls triggers. Cognito guide, 'Customizing user pool workflows with Lambda triggers'. */
export function createTriggers(invoke: InvokeTrigger, region: string): CallTrigger {
  return async ({ pool, client, username, person, trigger, source, version = '1', request, response = {} }) => {
    const [name = ''] = source.split('_');
    const functionName = pool.triggers[trigger];
    if (functionName === undefined)
      throw new ServiceError('InvalidParameterException', `Custom auth lambda trigger is not configured: ${name}.`);
    const event = {
      version,
      region,
      userPoolId: pool.id,
      userName: username,
      callerContext: { awsSdkVersion: 'local', clientId: client.id },
      triggerSource: source,
      request: {
        userAttributes: person ? { sub: person.sub, 'cognito:user_status': person.status } : {},
        ...request,
      },
      response,
    };
    const result = await invoke(functionName, event).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new ServiceError('UserLambdaValidationException', `${name} failed with error ${reason}.`);
    });
    if (!isObject(result) || !isObject(result.response))
      throw new ServiceError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
    return result.response;
  };
}
