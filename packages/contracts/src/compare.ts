import * as v from 'valibot';
import { call } from './call.ts';
import { CalendarDay, Instant, IsAjax, LANGUAGES, Lang, UnitSystem } from './fields.ts';
import { Forecast } from './forecast.ts';
import { message } from './refusals/reason.ts';

/** The slugs or numbers of one or two beaches, 'folly-beach-pier,cocoa-beach-pier'. */
const Beaches = v.pipe(
  v.string(),
  v.maxLength(161, message('too-long', { field: 'beaches', count: 161 })),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*(?:,[a-z0-9]+(?:-[a-z0-9]+)*)?$/, message('not-two-beaches')),
);

/** A day at both beaches: the better one, and the reason. */
const ComparedDay = v.object({
  dateNum: CalendarDay,
  /** The slug of the better beach; null if both are alike, or neither is worth surfing. */
  better: v.nullable(v.string()),
  text: v.string(),
});

/** Two beaches side by side. With fewer than two beaches `days` is empty. */
export const Comparison = v.object({
  lang: v.picklist(LANGUAGES),
  title: v.string(),
  /** The forecasts in the order of the address, each as on the beach's own page. */
  beaches: v.array(Forecast),
  /** The days that both forecasts cover. */
  days: v.array(ComparedDay),
  /** The neighbours of the first beach, the nearest first, without the second beach. */
  near: v.array(v.object({ slug: v.string(), name: v.string(), distance_km: v.number() })),
  expires: Instant,
});
export type ComparisonReply = v.InferOutput<typeof Comparison>;

/** Compares the forecasts of two beaches. */
export const compareBeaches = call({
  name: 'compare-beaches',
  method: 'GET',
  path: '/compare',
  access: 'anyone',
  fails: [404],
  readsToken: true,
  page: true,
  query: v.object({ beaches: v.optional(Beaches), isAjax: IsAjax, units: UnitSystem, lang: Lang }),
  reply: Comparison,
  cache: { browserS: 60, edgeS: 120, staleS: 60 },
});
