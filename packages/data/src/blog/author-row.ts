import { LANGUAGES } from '@groundswell/contracts';
import * as v from 'valibot';

const [en, es, zh] = LANGUAGES;
const Profile = v.object({
  name: v.string(),
  summaries: v.object({ [en]: v.optional(v.string()), [es]: v.optional(v.string()), [zh]: v.optional(v.string()) }),
  imageId: v.optional(v.string()),
  /** They want a letter of each week about how their posts were read. */
  weekly: v.optional(v.literal(true)),
});
export const AuthorRow = v.object({
  id: v.number(),
  ...Profile.entries,
  /** Their account's id; absent once it is gone, and of the writer of the first posts. */
  userId: v.optional(v.string()),
  createdAt: v.number(),
});
export type AuthorProfile = Readonly<v.InferOutput<typeof Profile>>;
/** A writer by public number. Their role is their account's. */
export type StoredAuthor = Readonly<v.InferOutput<typeof AuthorRow>>;
