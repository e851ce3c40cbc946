export * from './accuracy.ts';
export * from './advisory.ts';
export * from './api-keys.ts';
export { areas } from './areas.ts';
export * from './auth.ts';
export * from './blog.ts';
export * from './blog-pages.ts';
export * from './calendar.ts';
export type { Access, BodyOf, Cache, Call, Method, ParamsOf, QueryOf, ReplyOf } from './call.ts';
export { call, pathsOf } from './call.ts';
export { CALL_LIMITS, type CallLimit, LIMIT_WINDOW_S, limitOf } from './call-limits.ts';
export * from './canvas-fields.ts';
export * from './canvas-labels.ts';
export * from './canvas-posts.ts';
export * from './canvas-search.ts';
export * from './canvas-writers.ts';
export * from './compare.ts';
export * from './credentials.ts';
export * from './current-weather.ts';
export * from './day.ts';
export { DECLINES, type Decline, declineOf, isDecline } from './declines.ts';
export { displayEmail } from './display-email.ts';
export * from './email.ts';
export { ErrorEnvelope } from './errors.ts';
export { FAILURES, type Failure, failuresOf } from './failures-of.ts';
export * from './favorites.ts';
export { LANGUAGES, type Language, SLUG } from './fields.ts';
export * from './forecast.ts';
export * from './gift.ts';
export * from './guide.ts';
export * from './home.ts';
export * from './nearby.ts';
export * from './open.ts';
export type {
  OpenBeachReply,
  OpenDayReply,
  OpenHourReply,
  OpenMeasuredReply,
  OpenRowReply,
  OpenStationReply,
} from './open-replies.ts';
export * from './overview.ts';
export { builtPages, headedPages, headOnlyPages, pages, typedPaths, unnamedPages } from './pages.ts';
export * from './payment-events.ts';
export * from './pdf.ts';
export * from './places.ts';
export * from './plan-changes.ts';
export { AGREED_VERSIONS, Agreed, PLAN_NAMES, Quote } from './plan-fields.ts';
export * from './plan-offers.ts';
export * from './plan-purchase.ts';
export * from './points.ts';
export * from './popular.ts';
export * from './post-fields.ts';
export * from './post-paths.ts';
export * from './post-stats.ts';
export * from './printable-characters.ts';
export * from './push.ts';
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
export * from './site-admin.ts';
export * from './site-content.ts';
export * from './skills.ts';
export { slugsOfTitle } from './slugs-of-title.ts';
export * from './stations.ts';
export * from './status.ts';
export * from './story.ts';
export * from './subscription.ts';
export * from './surfs.ts';
export { fillText, type TextValues } from './texts/fill-text.ts';
export { formsOf, isNamedBy, isSpelledBy, nameWords, wholeForms } from './texts/name-words.ts';
export { cleanLine, cleanText, isPermittedText, permittedText } from './texts/permitted-text.ts';
export { plainLetters } from './texts/plain-letters.ts';
export { slugOf } from './texts/slug-of.ts';
export * from './timeline.ts';
export * from './uploads.ts';
export * from './user-setting.ts';
export * from './widget-kinds.ts';
export * from './widgets.ts';
export { editDistance, LEAST_SIMILARITY, wordSimilarity } from './word-similarity.ts';
