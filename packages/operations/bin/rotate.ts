// npm run rotate: gives a secret a new key in two steps, without a deployment.
import { parseArgs } from 'node:util';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { beginRotation, checkArn, findSecret, finishRotation, isSecretName, readRotation } from '../src/index.ts';
import { reachCloud } from './reach-cloud.ts';

const HELP = `npm run rotate -- <account|site> [begin|finish]     without a step: the state

  begin           adds a new key, which functions accept from now on
  begin --revoke  the same; the earlier keys end with the rotation, for a leaked key
  finish          lets functions sign with the new key; 20 minutes after begin
  --arn ARN       the secret, if several deployments share the account
  --port N        the secret of the local cloud at that port`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    arn: { type: 'string' },
    port: { type: 'string' },
    revoke: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
});
const [name, step = 'show'] = positionals;
if (values.help || !isSecretName(name) || !['show', 'begin', 'finish'].includes(step)) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
try {
  await reachCloud(values.port);
  const secrets = new SecretsManagerClient({});
  if (values.arn) checkArn(name, values.arn);
  const arn = values.arn ?? (await findSecret(secrets, name));
  const readState = () => {
    if (step === 'begin') return beginRotation(secrets, arn, values.revoke);
    return step === 'finish' ? finishRotation(secrets, arn) : readRotation(secrets, arn);
  };
  const state = await readState();
  const kind = state.is !== 'at-rest' && state.isRevoking ? 'revoking rotation' : 'rotation';
  if (state.is === 'at-rest') console.log(`${name}: no rotation is under way; functions sign with the current key.`);
  else if (state.is === 'spread')
    console.log(`${name}, ${kind}: every function accepts the new key. Next: npm run rotate -- ${name} finish`);
  else
    console.log(
      `${name}, ${kind}: functions are reading the new key. Finish at ${new Date(state.until).toISOString()} or later.`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
