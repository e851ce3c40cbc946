import { asList, asObject, asText, asTexts, type Json, type JsonObject } from '../../template/json.ts';
import type { SecretPlan } from '../../template/plan.ts';
import { type RunningServer, startService } from '../http-server.ts';
import { type Actions, answerJsonProtocol } from '../json-protocol.ts';
import { allowAll, type FindRefusal } from '../rights.ts';
import { ServiceError } from '../service-error.ts';
import type { Secrets } from './secrets.ts';

/** Serves the actions of Secrets Manager that read and rotate secrets. */
export function serveSecrets(secrets: Secrets, findRefusal: FindRefusal = allowAll): Promise<RunningServer> {
  const planOf = ({ SecretId }: JsonObject): SecretPlan => {
    const found = secrets.find(asText(SecretId, 'SecretId'));
    if (!found) throw missing();
    return found.plan;
  };
  const actions: Actions = {
    GetSecretValue: (request) => {
      const plan = planOf(request);
      const { VersionId, VersionStage = VersionId === undefined ? 'AWSCURRENT' : undefined } = request;
      const version = secrets
        .versions(plan)
        .find(
          ({ id, stages }) =>
            (VersionId === undefined || id === VersionId) &&
            (VersionStage === undefined || stages.includes(asText(VersionStage, 'VersionStage'))),
        );
      if (!version) throw missing();
      const { id, text, stages } = version;
      return { ARN: plan.arn, Name: plan.name, VersionId: id, SecretString: text, VersionStages: stages };
    },
    ListSecrets: (request) => {
      const prefixes = asList(request.Filters, 'Filters').flatMap((filter) => {
        const { Key, Values } = asObject(filter, 'Filters');
        if (Key !== 'name') throw new ServiceError('InvalidParameterException', 'Only the filter name is supported.');
        return asTexts(Values, 'Values');
      });
      const listed = secrets.plans.filter(({ name }) => prefixes.every((prefix) => name.startsWith(prefix)));
      return { SecretList: listed.map(({ arn, name }) => ({ ARN: arn, Name: name })) };
    },
    ListSecretVersionIds: (request) => {
      const plan = planOf(request);
      const Versions = secrets.versions(plan).map(({ id, createdAt, stages }) => ({
        VersionId: id,
        CreatedDate: createdAt / 1000,
        VersionStages: stages,
      }));
      return { ARN: plan.arn, Name: plan.name, Versions };
    },
    PutSecretValue: async (request) => {
      const plan = planOf(request);
      const id = asText(request.ClientRequestToken, 'ClientRequestToken');
      const stages = asTexts(request.VersionStages ?? ['AWSCURRENT'], 'VersionStages');
      await secrets.put(plan, { id, text: asText(request.SecretString, 'SecretString'), stages });
      return { ARN: plan.arn, Name: plan.name, VersionId: id, VersionStages: stages };
    },
    UpdateSecretVersionStage: async (request) => {
      const plan = planOf(request);
      const { MoveToVersionId: to, RemoveFromVersionId: from } = request;
      await secrets.moveStage(plan, asText(request.VersionStage, 'VersionStage'), idOf(to), idOf(from));
      return { ARN: plan.arn, Name: plan.name };
    },
  };
  const answer = answerJsonProtocol(actions, (message, name, { SecretId }) => {
    const found = SecretId === undefined ? undefined : secrets.find(asText(SecretId, 'SecretId'));
    const refusal = found && findRefusal(message, { action: `secretsmanager:${name}`, resource: found.plan.arn });
    if (refusal) throw new ServiceError('AccessDeniedException', refusal);
  });
  return startService((request, response) => void answer(request, response));
}

function idOf(value: Json | undefined): string | undefined {
  return value === undefined ? undefined : asText(value, 'version');
}

function missing(): ServiceError {
  return new ServiceError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
}
