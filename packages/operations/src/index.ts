export { listDeadLetters, redriveDeadLetters } from './dead-letters/dead-letters.ts';
export { parseDuration } from './dead-letters/parse-duration.ts';
export { listDeadLetterQueues } from './dead-letters/queues.ts';
export { effectOf } from './dead-letters/redriving.ts';
export { reachCloud } from './reach-cloud.ts';
export { findSecret, isSecretName } from './secrets/find-secret.ts';
export { beginRotation, finishRotation, readRotation } from './secrets/rotate.ts';
