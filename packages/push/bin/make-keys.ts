// npm run push-keys -- NAME: makes our keys for notifications and keeps them as the secret NAME; prints the settings.
// Run again it prints those of the secret that is there: new keys would silence every browser that subscribed.
import {
  CreateSecretCommand,
  GetSecretValueCommand,
  ResourceExistsException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import webPush from 'web-push';

const [name = 'groundswell/push'] = process.argv.slice(2);
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
