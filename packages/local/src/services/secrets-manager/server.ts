import { asText } from '../../template/json.ts';
import { type RunningServer, startService } from '../http-server.ts';
import { answerJsonProtocol } from '../json-protocol.ts';
import { ServiceError } from '../service-error.ts';
import type { Secrets } from './secrets.ts';

/** Serves Secrets Manager's GetSecretValue. Local secrets never change, so no secret has a previous version. */
export function serveSecrets(secrets: Secrets): Promise<RunningServer> {
  const answer = answerJsonProtocol({
    GetSecretValue: (request) => {
      const isNow = request.VersionStage === undefined || request.VersionStage === 'AWSCURRENT';
      const found = isNow ? secrets.find(asText(request.SecretId, 'SecretId')) : undefined;
      if (!found)
        throw new ServiceError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
      const { plan, text } = found;
      return { ARN: plan.arn, Name: plan.name, SecretString: text, VersionStages: ['AWSCURRENT'] };
    },
  });
  return startService((request, response) => void answer(request, response));
}
