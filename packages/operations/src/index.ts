export { reachCloud } from './reach-cloud.ts';
export { findSecret, isSecretName } from './secrets/find-secret.ts';
export { beginRotation, finishRotation, readRotation } from './secrets/rotate.ts';
