import * as v from 'valibot';
import { Instant } from './fields.ts';

/**
 * An advisory in brief: its code such as `high-surf-advisory`, its level, its name in the reader's language, and its
 * end.
 */
export const AdvisoryName = v.object({
  code: v.string(),
  level: v.picklist(['warning', 'watch', 'advisory', 'statement']),
  name: v.string(),
  until: Instant,
});
export type AdvisoryNameReply = v.InferOutput<typeof AdvisoryName>;

/**
 * An advisory of the National Weather Service for a beach. It is in force now or begins within the days of the
 * forecast.
 */
export const Advisory = v.object({
  ...AdvisoryName.entries,
  /** The service's own text, in English. `instruction` is cut to 600 characters. */
  headline: v.optional(v.string()),
  instruction: v.optional(v.string()),
  /** The issuing office, 'NWS Wilmington NC'. */
  office: v.string(),
  from: Instant,
  /**
   * The advisory's period in the beach's local time. Once the period has begun, only the end is given: 'until Sat 21
   * Nov, 6:00pm'.
   */
  when: v.string(),
  /** The weather service's page about the advisory. */
  url: v.string(),
});
export type AdvisoryReply = v.InferOutput<typeof Advisory>;
