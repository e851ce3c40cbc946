import {
  ConfigurationSetAlreadyExistsException,
  CreateConfigurationSetCommand,
  SESClient,
  SESServiceException,
  SendRawEmailCommand,
  VerifyDomainIdentityCommand,
} from '@aws-sdk/client-ses';
import { ServiceError } from '../services/service-error.ts';
import type { PassOn } from '../services/ses/server.ts';
import type { MailPlan } from '../template/plan.ts';
import { clientSettings } from './client-settings.ts';

/** Creates the template's senders, which are domains, and its configuration sets at an endpoint's SES. */
export async function openMailAt(url: string, { identities, configurationSets }: MailPlan): Promise<void> {
  const ses = new SESClient(clientSettings(url));
  for (const Domain of identities) await ses.send(new VerifyDomainIdentityCommand({ Domain }));
  for (const Name of configurationSets)
    await ses.send(new CreateConfigurationSetCommand({ ConfigurationSet: { Name } })).catch((error: unknown) => {
      if (!(error instanceof ConfigurationSetAlreadyExistsException)) throw error;
    });
}

/** Sends emails through an endpoint's SES. The endpoint's refusal becomes that of the local SES. */
export function mailThrough(url: string): PassOn {
  const ses = new SESClient(clientSettings(url));
  return ({ raw, from, to, configurationSet }) =>
    ses
      .send(
        new SendRawEmailCommand({
          Source: from,
          Destinations: [...to],
          RawMessage: { Data: raw },
          ConfigurationSetName: configurationSet,
        }),
      )
      .catch((error: unknown) => {
        if (!(error instanceof SESServiceException)) throw error;
        throw new ServiceError(error.name, error.message, error.$metadata.httpStatusCode);
      });
}
