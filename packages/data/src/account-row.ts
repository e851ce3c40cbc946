import { LANGUAGES } from '@groundswell/contracts';
import * as v from 'valibot';

export const TIERS = ['Basic', 'Pro', 'Premium'] as const;
export type Tier = (typeof TIERS)[number];

/** Option ids of what a user reads quantities in. */
const Units = v.object({ wind: v.number(), wvht: v.number(), tide: v.number(), temp: v.number(), scale: v.number() });
export type AccountUnits = Readonly<v.InferOutput<typeof Units>>;

/** How one signs in without a password: a provider, and who one is there. */
const Social = v.object({ provider: v.picklist(['facebook', 'google', 'sign-in-with-apple']), subject: v.string() });
export type SocialIdentity = Readonly<v.InferOutput<typeof Social>>;

const Row = v.object({
  id: v.string(),
  email: v.string(),
  /** UTC ms; absent while nobody has shown to read mail there. */
  emailVerifiedAt: v.optional(v.number()),
  /** What an unverified address was last claimed with; its own id tells one claim from the next. */
  claim: v.optional(v.object({ id: v.string(), social: v.optional(Social) })),
  role: v.picklist(['user', 'admin']),
  tier: v.picklist(TIERS),
  /** UTC ms. */
  createdAt: v.number(),
  /** Sessions begun before this are over. UTC s, as tokens count. */
  signedOutAtS: v.optional(v.number()),
  hasPassword: v.boolean(),
  socials: v.array(Social),
  lang: v.picklist(LANGUAGES),
  units: Units,
  alertSetting: v.picklist(['email', 'push']),
  /** Hours of the beach's day between which no alert is mailed. */
  quietFrom: v.number(),
  quietTo: v.number(),
  alertsADay: v.number(),
  mailState: v.picklist(['ok', 'bounced', 'complained']),
  /** When our mail was called spam, UTC ms; kept under `bounced` too, until mail is wanted again. */
  complainedAt: v.optional(v.number()),
});

/** One person's account, as it is kept. */
export type StoredAccount = Readonly<v.InferOutput<typeof Row>>;

/** Raised when the row changes shape. */
export const ACCOUNT_V = 1;

/** What an account starts with, beside who it is of. */
export const NEW_ACCOUNT = {
  role: 'user',
  tier: 'Basic',
  socials: [],
  alertSetting: 'email',
  quietFrom: 22,
  quietTo: 5,
  alertsADay: 1,
  mailState: 'ok',
} as const satisfies Partial<StoredAccount>;

/** Reads an account among a user's rows; undefined where none of them is one. */
export function parseAccount(items: readonly Record<string, unknown>[]): StoredAccount | undefined {
  const row = items.find(({ type, v: version }) => type === 'account' && version === ACCOUNT_V);
  return row && v.parse(Row, row);
}
