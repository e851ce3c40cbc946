import { asText } from '../../template/json.ts';
import { type RunningServer, startService } from '../http-server.ts';
import { answerJsonProtocol } from '../json-protocol.ts';
import { allowAll, type FindRefusal } from '../rights.ts';
import { ServiceError } from '../service-error.ts';
import type { Secrets } from './secrets.ts';

/** Serves Secrets Manager's GetSecretValue. Local secrets never change, so no secret has a previous version. */
export function serveSecrets(secrets: Secrets, findRefusal: FindRefusal = allowAll): Promise<RunningServer> {
  const answer = answerJsonProtocol(
    {
      GetSecretValue: (request) => {
        const isNow = request.VersionStage === undefined || request.VersionStage === 'AWSCURRENT';
        const found = isNow ? secrets.find(asText(request.SecretId, 'SecretId')) : undefined;
        if (!found)
          throw new ServiceError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
        const { plan, text } = found;
        return { ARN: plan.arn, Name: plan.name, SecretString: text, VersionStages: ['AWSCURRENT'] };
      },
    },
    (message, name, { SecretId }) => {
      const found = secrets.find(asText(SecretId, 'SecretId'));
      const refusal = found && findRefusal(message, { action: `secretsmanager:${name}`, resource: found.plan.arn });
      if (refusal) throw new ServiceError('AccessDeniedException', refusal);
    },
  );
  return startService((request, response) => void answer(request, response));
}
