export { authorizer } from './authorizer.ts';
export { boxOfQuery } from './box-query.ts';
export { type ChallengeEvent, challengeTrigger } from './challenge-trigger.ts';
export type { Cookies } from './cookies.ts';
export { doEach } from './do-each.ts';
export { createEdgeKeys } from './edge-keys.ts';
export {
  type EndpointOptions,
  endpoint,
  type Handle,
  isPageRequest,
  type PageContent,
  personalEndpoint,
  type Request,
} from './endpoint.ts';
export { numberEnv } from './env.ts';
export {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  HttpError,
  InvalidRequestError,
  MovedPermanently,
  NotFoundError,
  PayloadTooLargeError,
  PreconditionFailedError,
  SeeOther,
  TooManyRequestsError,
  UnauthorizedError,
} from './errors.ts';
export { job } from './job.ts';
export { logLine } from './log.ts';
export type { Measured } from './metrics.ts';
export { notice } from './notice.ts';
export { productName } from './product-name.ts';
export { publicSite } from './public-site.ts';
export { readFileBeside } from './read-file-beside.ts';
export { findSecretVersion, readSecret } from './read-secret.ts';
export { renewed, USABLE_FOR_MS } from './renewed.ts';
export { type TokenEvent, tokenTrigger } from './token-trigger.ts';
export type { FindUser, User } from './user.ts';
export type { Visitor } from './visitor.ts';
