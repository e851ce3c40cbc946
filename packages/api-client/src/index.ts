export { ApiError } from './api-error.ts';
export { type Client, type ClientOptions, createClient, type Days, type Near } from './client.ts';
export type * from './replies.generated.ts';
