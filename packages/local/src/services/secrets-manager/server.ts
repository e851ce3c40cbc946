import { asText } from '../../template/json.ts';
import { type RunningServer, startServer } from '../http-server.ts';
import { answerJsonProtocol } from '../json-protocol.ts';
import { ServiceError } from '../service-error.ts';
import type { Secrets } from './secrets.ts';

/** Secrets Manager's GetSecretValue. */
export function serveSecrets(secrets: Secrets): Promise<RunningServer> {
  const answer = answerJsonProtocol({
    GetSecretValue: (request) => {
      const found = secrets.find(asText(request.SecretId, 'SecretId'));
      if (!found)
        throw new ServiceError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
      const { plan, text } = found;
      return { ARN: plan.arn, Name: plan.name, SecretString: text, VersionStages: ['AWSCURRENT'] };
    },
  });
  return startServer((request, response) => void answer(request, response));
}
