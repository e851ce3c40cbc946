// npm run push-keys -- NAME: creates our VAPID keys, stores them as the secret NAME, and prints the settings. If the
// secret exists, the command only prints its settings, because new keys would invalidate every push subscription.
import {
  CreateSecretCommand,
  GetSecretValueCommand,
  ResourceExistsException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import webPush from 'web-push';
import { readCommandLine } from '../../local/bin/command-line.mjs';

const { words } = readCommandLine({
  usage: 'npm run push-keys -- [NAME]     stores our VAPID keys as the secret NAME (groundswell/push)',
  words: ['NAME'],
  least: 0,
});
const [name = 'groundswell/push'] = words;
const secrets = new SecretsManagerClient({});

try {
  await secrets.send(
    new CreateSecretCommand({ Name: name, SecretString: JSON.stringify(webPush.generateVAPIDKeys()) }),
  );
} catch (error) {
  if (!(error instanceof ResourceExistsException)) throw error;
}
const { ARN, SecretString = '{}' } = await secrets.send(new GetSecretValueCommand({ SecretId: name }));
const { publicKey } = JSON.parse(SecretString) as { readonly publicKey?: string };
if (!publicKey) throw new Error(`The secret ${name} is there, but holds no keys for notifications.`);
console.log(`"pushPublicKey": "${publicKey}",\n"pushSecretArn": "${ARN}",`);
