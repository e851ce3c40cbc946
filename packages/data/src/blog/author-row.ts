import { LANGUAGES } from '@groundswell/contracts';
import * as v from 'valibot';

const [en, es, zh] = LANGUAGES;
const Profile = v.object({
  name: v.string(),
  summaries: v.object({ [en]: v.optional(v.string()), [es]: v.optional(v.string()), [zh]: v.optional(v.string()) }),
  imageId: v.optional(v.string()),
  /** Set when the author wants a weekly email about how their posts were read. */
  weekly: v.optional(v.literal(true)),
});
export const AuthorRow = v.object({
  id: v.number(),
  ...Profile.entries,
  /** The account's id; absent once the account is erased, and for the author of the first posts. */
  userId: v.optional(v.string()),
  createdAt: v.number(),
});
export type AuthorProfile = Readonly<v.InferOutput<typeof Profile>>;
/** An author of the blog, stored by public number. The author's role is stored in the account. */
export type StoredAuthor = Readonly<v.InferOutput<typeof AuthorRow>>;
