import * as v from 'valibot';
import { Instant } from './fields.ts';

/** An advisory in brief: `high-surf-advisory`, `advisory`, 'High Surf Advisory' in the reader's language, its end. */
export const AdvisoryName = v.object({
  code: v.string(),
  level: v.picklist(['warning', 'watch', 'advisory', 'statement']),
  name: v.string(),
  until: Instant,
});
export type AdvisoryNameReply = v.InferOutput<typeof AdvisoryName>;

/** An advisory of the weather service that holds at a beach, or begins within the days that are shown. */
export const Advisory = v.object({
  ...AdvisoryName.entries,
  /** The service's own plain texts, in English; the instruction is cut to 600 characters. */
  headline: v.optional(v.string()),
  instruction: v.optional(v.string()),
  /** The office that sent it: 'NWS Wilmington NC'. */
  office: v.string(),
  from: Instant,
  /** Its beginning and end by the beach's clock: 'until Sat 21 Nov, 6:00pm' once it has begun. */
  when: v.string(),
  /** The weather service's page of this place. */
  url: v.string(),
});
export type AdvisoryReply = v.InferOutput<typeof Advisory>;
