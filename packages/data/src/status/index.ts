export { type QueueCheck, type QueueChecks, queueChecks } from './queue-checks.ts';
export { readQueueDepth } from './queue-depth.ts';
export { WATCHED_QUEUES } from './watched-queues.ts';
