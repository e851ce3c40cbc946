export { isPushEndpoint } from './endpoint.ts';
export { isPushKey } from './public-key.ts';
export { type PushKeys, type PushOptions, type PushOutcome, type PushTarget, sendPush } from './send-push.ts';
