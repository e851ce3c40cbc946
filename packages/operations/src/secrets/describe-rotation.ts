import type { SecretName } from './find-secret.ts';
import type { RotationState } from './rotate.ts';

/** Describes the state of a secret's rotation after a step in a sentence; `before` is the state that the step found. */
export function describeRotation(name: SecretName, before: RotationState, now: RotationState): string {
  const what = now.is !== 'at-rest' && now.isRevoking ? `${name}, revoking earlier keys` : name;
  if (now.is === 'spreading')
    return `${what}: functions are reading the new key. Finish at ${new Date(now.until).toISOString()} or later.`;
  if (now.is === 'spread') return `${what}: every function accepts the new key. Next: npm run rotate -- ${name} finish`;
  return before.is === 'at-rest'
    ? `${name}: no rotation is under way; functions sign with the current key.`
    : `${name}: the rotation is finished; functions sign with the new key.`;
}
