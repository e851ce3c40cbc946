export * from './accuracy.ts';
export * from './advisory.ts';
export { areas } from './areas.ts';
export * from './auth.ts';
export type { Access, BodyOf, Cache, Call, Method, ParamsOf, QueryOf, ReplyOf } from './call.ts';
export { call } from './call.ts';
export * from './credentials.ts';
export * from './current-weather.ts';
export * from './day.ts';
export { ErrorEnvelope } from './errors.ts';
export * from './favorites.ts';
export { LANGUAGES, type Language } from './fields.ts';
export * from './forecast.ts';
export * from './gift.ts';
export * from './guide.ts';
export * from './home.ts';
export * from './letters.ts';
export * from './nearby.ts';
export * from './overview.ts';
export { headedPages, pages } from './pages.ts';
export * from './places.ts';
export * from './points.ts';
export * from './popular.ts';
export { FOR_PEOPLE } from './refusals/for-people.ts';
export { FOR_PROGRAMS } from './refusals/for-programs.ts';
export {
  message,
  REFUSALS,
  type Reason,
  type Refusal,
  type RefusalCode,
  type RefusalValues,
  readMessage,
  reason,
  refusal,
  sentenceOf,
} from './refusals/reason.ts';
export { ROLES, type Role } from './roles.ts';
export * from './security.ts';
export * from './share.ts';
export * from './site.ts';
export * from './stations.ts';
export * from './story.ts';
export * from './subscription.ts';
export * from './timeline.ts';
export * from './user-setting.ts';
