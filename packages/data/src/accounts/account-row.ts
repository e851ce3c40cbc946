import { LANGUAGES, ROLES, SKILLS } from '@groundswell/contracts';
import { TIERS } from '@groundswell/plans';
import * as v from 'valibot';

/** Option ids of a user's units. */
const Units = v.object({ wind: v.number(), wvht: v.number(), tide: v.number(), temp: v.number(), scale: v.number() });
export type AccountUnits = Readonly<v.InferOutput<typeof Units>>;

/** A sign-in without a password: a provider, and the user's id there. */
export const Social = v.object({
  provider: v.picklist(['facebook', 'google', 'sign-in-with-apple']),
  subject: v.string(),
});
export type SocialIdentity = Readonly<v.InferOutput<typeof Social>>;

/** An active session. Its id is Cognito's `origin_jti`, which every token of the session carries. */
const Session = v.object({
  /** UTC ms; `seenAt` is the last refresh. */
  signedInAt: v.number(),
  seenAt: v.number(),
  /** Whether the session lasts 365 days instead of 30. */
  remembered: v.boolean(),
  /**
   * The browser and system as one text, 'Chrome on Android', and then each in a field of its own. All three are absent
   * when the browser does not send them.
   */
  device: v.optional(v.string()),
  browser: v.optional(v.string()),
  system: v.optional(v.string()),
  /** The network of the last request, '203.0.113.0/24'. */
  network: v.string(),
  /** ISO 3166. */
  country: v.optional(v.string()),
});
export type StoredSession = Readonly<v.InferOutput<typeof Session>>;

const Passkey = v.object({
  /** The credential's id and its public key (COSE), base64url. */
  id: v.string(),
  publicKey: v.string(),
  /** The authenticator's signature counter; 0 where it has none. */
  counter: v.number(),
  transports: v.optional(v.array(v.string())),
  name: v.string(),
  createdAt: v.number(),
  usedAt: v.optional(v.number()),
});
export type StoredPasskey = Readonly<v.InferOutput<typeof Passkey>>;

/** The second factors required after the password. */
const SecondFactors = v.object({
  /** `secret` is encrypted; `usedStep` is the 30 s step of the newest accepted code, so that none is accepted twice. */
  totp: v.optional(v.object({ secret: v.string(), usedStep: v.number() })),
  passkeys: v.array(Passkey),
  /** Keyed hashes of the unused recovery codes. */
  recoveryCodes: v.array(v.string()),
  /** Changes with each write; a write is conditional on the revision it read. */
  revision: v.string(),
});
export type StoredSecondFactors = Readonly<v.InferOutput<typeof SecondFactors>>;

/** A key to the open API. */
const ApiKey = v.object({
  id: v.string(),
  name: v.string(),
  /** SHA-256 of its secret, base64url: 192 random bits need no slower hash. */
  digest: v.string(),
  createdAt: v.number(),
});
export type StoredApiKey = Readonly<v.InferOutput<typeof ApiKey>>;

const Row = v.object({
  id: v.string(),
  email: v.string(),
  /** UTC ms. Accounts are created only after their address is verified. */
  emailVerifiedAt: v.number(),
  /**
   * The Cognito identity that holds the password. A new password is a new identity, and only this one
   * counts. Each write that depends on a password or a session is conditional on the identity it read.
   */
  identityId: v.string(),
  role: v.picklist(ROLES),
  /** The account's public number as an author of the blog; absent for accounts that are not authors. */
  authorId: v.optional(v.number()),
  tier: v.picklist(TIERS),
  /** UTC ms. */
  createdAt: v.number(),
  hasPassword: v.boolean(),
  /** Set by the first sign-in, in the same transaction that counts the user as signed in. */
  hasSignedIn: v.optional(v.literal(true)),
  socials: v.array(Social),
  /** Active sessions by id. A session missing here is over, even if its tokens are still valid. */
  sessions: v.record(v.string(), Session),
  /**
   * Browsers that signed in recently, by cookie id, newest first. They are not throttled by failed sign-ins from other
   * browsers.
   */
  browsers: v.array(v.string()),
  secondFactors: v.optional(SecondFactors),
  /** API keys in order of creation. */
  apiKeys: v.optional(v.array(ApiKey)),
  lang: v.picklist(LANGUAGES),
  units: Units,
  alertSetting: v.picklist(['email', 'push']),
  /** Local hours at the beach between which no alert is mailed. */
  quietFrom: v.number(),
  quietTo: v.number(),
  alertsADay: v.number(),
  /** The surfer's own level, and their boards as bits of `BOARD_NAMES`; absent where they have not said. */
  skill: v.optional(v.picklist(SKILLS)),
  boards: v.optional(v.number()),
  mailState: v.picklist(['ok', 'bounced', 'complained']),
  /**
   * The time at which the recipient reported our mail as spam, UTC ms. It stays set while `mailState` is `bounced`,
   * until the user asks for mail again.
   */
  complainedAt: v.optional(v.number()),
});

export type StoredAccount = Readonly<v.InferOutput<typeof Row>>;

/** The version of the row's shape; it must be raised with every change of shape. */
export const ACCOUNT_V = 2;

/** The initial values of an account, besides its identifying fields. */
export const NEW_ACCOUNT = {
  role: 'user',
  tier: 'Basic',
  socials: [],
  sessions: {},
  browsers: [],
  alertSetting: 'email',
  quietFrom: 21,
  quietTo: 6,
  alertsADay: 1,
  mailState: 'ok',
} as const satisfies Partial<StoredAccount>;

/** Finds and parses the account among a user's rows; undefined without one. */
export function parseAccount(items: readonly Record<string, unknown>[]): StoredAccount | undefined {
  const row = items.find(({ type, v: version }) => type === 'account' && version === ACCOUNT_V);
  return row && v.parse(Row, row);
}
