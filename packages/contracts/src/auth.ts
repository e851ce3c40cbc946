import * as v from 'valibot';
import { call } from './call.ts';
import { CurrentPassword, NewPassword, PassCode, RepeatedPassword, SignInEmail } from './credentials.ts';
import { LANGUAGES, Subscription } from './fields.ts';
import { message, Refusal } from './refusals/reason.ts';
import { ROLES } from './roles.ts';
import { SKILLS } from './skills.ts';

const Flag = v.optional(v.boolean(), false);
/** The language of mails. */
const MailLanguage = v.optional(
  v.picklist(LANGUAGES, message('not-among', { field: 'language', choices: 'en, es or zh-CN' })),
  'en',
);

export const SECOND_FACTORS = ['totp', 'passkey', 'recovery'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** The reply of a step of the form; the flags state which state comes next. */
export const AuthOutcome = v.object({
  valid: v.boolean(),
  ...Refusal.entries,
  loginFromRegister: v.optional(v.boolean()),
  needsVerification: v.optional(v.boolean()),
  sendToRegister: v.optional(v.boolean()),
  /** The password was right; one of these factors is required next. */
  needsSecondFactor: v.optional(v.array(v.picklist(SECOND_FACTORS))),
});
export type AuthOutcomeReply = v.InferOutput<typeof AuthOutcome>;

/** Checks an address and a password, the first step of signing in. */
export const login = call({
  name: 'login',
  method: 'POST',
  path: '/login/ajax',
  access: 'anyone',
  body: v.object({ email: SignInEmail, password: CurrentPassword, remember: Flag }),
  reply: AuthOutcome,
});

/**
 * Creates an account and mails a pass code to its address. `loginFromRegister`: the address has an account, and this is
 * its password. Otherwise the reply is the same for all.
 */
export const register = call({
  name: 'register',
  method: 'POST',
  path: '/register/ajax',
  access: 'anyone',
  body: v.object({
    email: SignInEmail,
    password: NewPassword,
    is_subscribed: Flag,
    /** The cookie `sc_units`: 1 imperial, 2 metric. */
    units: v.optional(
      v.picklist([1, 2], message('not-among', { field: 'units', choices: '1 (imperial) or 2 (metric)' })),
      1,
    ),
    lang: MailLanguage,
  }),
  reply: AuthOutcome,
});

/** Mails a pass code to reset a password with. */
export const requestPasswordReset = call({
  name: 'request-password-reset',
  method: 'POST',
  path: '/password/email-ajax',
  access: 'anyone',
  body: v.object({ email: SignInEmail }),
  reply: AuthOutcome,
});

/**
 * Sets a new password with the token of a checked pass code. `token` is the `password_token` of a checked pass code or
 * of a mailed link, valid for one use.
 */
export const resetPassword = call({
  name: 'reset-password',
  method: 'POST',
  path: '/password/reset-ajax',
  access: 'anyone',
  body: v.object({
    email: v.optional(SignInEmail),
    password: NewPassword,
    password_confirmation: RepeatedPassword,
    token: v.pipe(
      v.string(message('password-code-missing')),
      v.regex(/^[\w.-]{1,1024}$/, message('password-code-missing')),
    ),
  }),
  reply: AuthOutcome,
});

/** Mails a pass code to an account whose address is not verified yet. */
export const verifyEmail = call({
  name: 'verify-email',
  method: 'POST',
  path: '/login/verify-email',
  access: 'anyone',
  body: v.object({ email: SignInEmail }),
  reply: AuthOutcome,
});

/** Mails a new pass code. It is for a password with `reset`, else for the address. */
export const newPassCode = call({
  name: 'new-pass-code',
  method: 'POST',
  path: '/user/new-pass-code',
  access: 'anyone',
  body: v.object({ email: SignInEmail, reset: Flag }),
  reply: AuthOutcome,
});

/** Checks a mailed pass code. With `reset` the reply has the `password_token` that sets a new password. */
export const checkPassCode = call({
  name: 'check-pass-code',
  method: 'POST',
  path: '/user/check-pass-code',
  access: 'anyone',
  body: v.object({ email: SignInEmail, passcode: PassCode, reset: Flag }),
  reply: v.object({ ...AuthOutcome.entries, password_token: v.optional(v.string()) }),
});

export const PROVIDERS = ['facebook', 'google', 'sign-in-with-apple'] as const;
export type SocialProvider = (typeof PROVIDERS)[number];

/** A provider's result for the page after a sign-in there. */
export const ProviderToken = {
  access_token: v.pipe(
    v.string(message('not-given', { field: 'token' })),
    v.regex(/^[\w.~+/=-]{1,8192}$/, message('not-one', { field: 'token' })),
  ),
  /** For an ID token, Google's or Apple's: the token holds its SHA-256 in `nonce`, base64url. */
  nonce: v.optional(
    v.pipe(
      v.string(message('not-text', { field: 'nonce' })),
      v.regex(/^[\w-]{32,128}$/, message('not-one', { field: 'nonce' })),
    ),
  ),
};

/**
 * Issues an access token for a password, a provider's token or the refresh cookie. The refresh token is in an HttpOnly
 * cookie that this call sets, reads and rotates.
 */
export const issueToken = call({
  name: 'issue-token',
  method: 'POST',
  path: '/oauth/token',
  access: 'anyone',
  fails: [401],
  body: v.variant('grant', [
    v.object({ grant: v.literal('password'), username: SignInEmail, password: CurrentPassword, remember: Flag }),
    v.object({
      grant: v.literal('social'),
      provider: v.picklist(
        PROVIDERS,
        message('not-among', { field: 'provider', choices: 'facebook, google or sign-in-with-apple' }),
      ),
      ...ProviderToken,
      remember: Flag,
      units: v.optional(
        v.picklist([1, 2], message('not-among', { field: 'units', choices: '1 (imperial) or 2 (metric)' })),
        1,
      ),
      lang: MailLanguage,
    }),
    v.object({ grant: v.literal('refresh') }),
  ]),
  reply: v.object({
    access_token: v.optional(v.string()),
    /** Lifetime of the access token, seconds. */
    expires_in: v.optional(v.number()),
    /** When a new sign-in is needed. */
    session_expires_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    /** The same in seconds from now, since a device's clock may be wrong by days. */
    session_expires_in: v.optional(v.number()),
    subscription: v.optional(v.string()),
    user_created: v.optional(v.boolean()),
    error: v.optional(v.string()),
    reason: Refusal.entries.reason,
    sendToRegister: v.optional(v.boolean()),
    needsVerification: v.optional(v.boolean()),
    /** With `needsVerification` by a provider's token: its address, where a code was requested. */
    email: v.optional(v.string()),
    /** The provider has verified that address, which has an account: the code adds the provider to it. */
    links: v.optional(v.picklist(PROVIDERS)),
    needsSecondFactor: v.optional(v.array(v.picklist(SECOND_FACTORS))),
  }),
});

/** Ends this session. Its refresh token is revoked and its cookie cleared. It succeeds without a session too. */
export const logout = call({
  name: 'logout',
  method: 'POST',
  path: '/logout',
  access: 'anyone',
  reply: v.object({ success: v.boolean() }),
});

/** Ends all sessions of the account, including this one. */
export const logoutEverywhere = call({
  name: 'logout-everywhere',
  method: 'POST',
  path: '/api/auth/logout-everywhere',
  access: 'user',
  reply: v.object({ success: v.boolean() }),
});

/** Returns the signed-in user's account, favorites and limits. */
export const getMe = call({
  name: 'get-me',
  method: 'GET',
  path: '/api/auth/me',
  access: 'user',
  reply: v.object({
    id: v.string(),
    email: v.string(),
    /** Whether the newsletter was confirmed. */
    is_subscribed: v.boolean(),
    role: v.picklist(ROLES),
    subscription: Subscription,
    isPremiumSubscriber: v.boolean(),
    /** The ways to sign in: a password, or these. */
    has_password: v.boolean(),
    providers: v.array(v.picklist(PROVIDERS)),
    favCount: v.number(),
    favLimit: v.number(),
    /** Favorite beaches, in the user's order, for the filled stars. */
    favorites: v.array(v.number()),
    notificationsAllowed: v.number(),
    lang: v.picklist(LANGUAGES),
    /** The surfer's own level, and their boards as bits of `BOARD_NAMES`; null where they have not said. */
    skill: v.nullable(v.picklist(SKILLS)),
    boards: v.number(),
    /**
     * After a bounce alerts stop until a mailed pass code was entered; after a complaint until `alertSetting` is set.
     */
    mail_state: v.picklist(['ok', 'bounced', 'complained']),
  }),
});
export type MeReply = v.InferOutput<typeof getMe.reply>;
