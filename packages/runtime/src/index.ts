export { asksForPage, endpoint, type PageContent, type Request } from './endpoint.ts';
export { numberEnv } from './env.ts';
export { BadRequest, Forbidden, HttpError, InvalidRequest, NotFound, Unauthorized } from './errors.ts';
export { job } from './job.ts';
export { logLine } from './log.ts';
export type { Role, User, VerifyToken } from './user.ts';
