// npm run rotate: gives a secret a new key in two steps, without a deployment.
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { readCommandLine } from '../../local/bin/command-line.mjs';
import {
  beginRotation,
  checkArn,
  describeRotation,
  findSecret,
  finishRotation,
  isSecretName,
  readRotation,
} from '../src/index.ts';
import { onCloud } from './on-cloud.ts';

const { values, words } = readCommandLine({
  usage: `npm run rotate -- <account|site> [begin|finish]     without a step: the state

  begin           adds a new key, which functions accept from now on
  begin --revoke  the same; the earlier keys end with the rotation, for a leaked key
  finish          lets functions sign with the new key; 20 minutes after begin
  --arn ARN       the secret, if several deployments share the account
  --port N        the secret of the local cloud at that port`,
  options: { arn: 'text', port: 'port', revoke: 'flag' },
  words: [
    ['account', 'site'],
    ['begin', 'finish'],
  ],
  least: 1,
  check: ({ values, words }) => (values.revoke && words[1] !== 'begin' ? '--revoke belongs to begin.' : undefined),
});
const [name, step] = words;
await onCloud(values.port, async () => {
  if (!isSecretName(name)) return;
  const secrets = new SecretsManagerClient({});
  if (values.arn) checkArn(name, values.arn);
  const arn = values.arn ?? (await findSecret(secrets, name));
  const before = await readRotation(secrets, arn);
  if (step === 'begin') await beginRotation(secrets, arn, values.revoke);
  if (step === 'finish') await finishRotation(secrets, arn);
  console.log(describeRotation(name, before, await readRotation(secrets, arn)));
});
