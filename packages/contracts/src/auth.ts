import * as v from 'valibot';
import { call } from './call.ts';
import { CurrentPassword, NewPassword, PassCode, RepeatedPassword, SignInEmail } from './credentials.ts';
import { LANGUAGES, Subscription } from './fields.ts';
import { message, Refusal } from './refusals/reason.ts';
import { ROLES } from './roles.ts';
import { SKILLS } from './skills.ts';

const Flag = v.optional(v.boolean(), false);
/** The language of the emails that the call sends. */
const MailLanguage = v.optional(
  v.picklist(LANGUAGES, message('not-among', { field: 'language', choices: 'en, es or zh-CN' })),
  'en',
);

export const SECOND_FACTORS = ['totp', 'passkey', 'recovery'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** The reply of a step of the sign-in form. The flags say which step comes next. */
export const AuthOutcome = v.object({
  valid: v.boolean(),
  ...Refusal.entries,
  loginFromRegister: v.optional(v.boolean()),
  needsVerification: v.optional(v.boolean()),
  sendToRegister: v.optional(v.boolean()),
  /** The password was right; one of these second factors is required next. */
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
 * Creates an account and emails a pass code to its address. `loginFromRegister` means that the address has an account
 * with this password. Otherwise the reply is the same for known and unknown addresses.
 */
export const register = call({
  name: 'register',
  method: 'POST',
  path: '/register/ajax',
  access: 'anyone',
  fails: [409],
  body: v.object({
    email: SignInEmail,
    password: NewPassword,
    is_subscribed: Flag,
    /** The initial units: 1 imperial, 2 metric, as in the cookie `sc_units`. */
    units: v.optional(
      v.picklist([1, 2], message('not-among', { field: 'units', choices: '1 (imperial) or 2 (metric)' })),
      1,
    ),
    lang: MailLanguage,
  }),
  reply: AuthOutcome,
});

/** Emails a pass code to reset a password with. */
export const requestPasswordReset = call({
  name: 'request-password-reset',
  method: 'POST',
  path: '/password/email-ajax',
  access: 'anyone',
  fails: [409],
  body: v.object({ email: SignInEmail }),
  reply: AuthOutcome,
});

/**
 * Sets a new password with a single-use token. `token` is the `password_token` of a checked pass code, or comes from an
 * emailed link.
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

/** Emails a pass code to an unverified address of an account. */
export const verifyEmail = call({
  name: 'verify-email',
  method: 'POST',
  path: '/login/verify-email',
  access: 'anyone',
  fails: [409],
  body: v.object({ email: SignInEmail }),
  reply: AuthOutcome,
});

/** Emails a new pass code. With `reset` it is for a password reset, else for verifying the address. */
export const newPassCode = call({
  name: 'new-pass-code',
  method: 'POST',
  path: '/user/new-pass-code',
  access: 'anyone',
  fails: [409],
  body: v.object({ email: SignInEmail, reset: Flag }),
  reply: AuthOutcome,
});

/** Checks an emailed pass code. With `reset` the reply has the `password_token` that sets a new password. */
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

/** The fields that a sign-in provider (Google, Apple, Facebook) returned to our page. */
export const ProviderToken = {
  access_token: v.pipe(
    v.string(message('not-given', { field: 'token' })),
    v.regex(/^[\w.~+/=-]{1,8192}$/, message('not-one', { field: 'token' })),
  ),
  /** The nonce, base64url. An ID token of Google or Apple contains the nonce's SHA-256 digest. */
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
  fails: [401, 409],
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
    /** The lifetime of the access token, seconds. */
    expires_in: v.optional(v.number()),
    /** The end of the session, after which the user signs in again. */
    session_expires_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    /** The seconds left in the session, for devices whose clock is wrong. */
    session_expires_in: v.optional(v.number()),
    subscription: v.optional(v.string()),
    user_created: v.optional(v.boolean()),
    error: v.optional(v.string()),
    reason: Refusal.entries.reason,
    sendToRegister: v.optional(v.boolean()),
    needsVerification: v.optional(v.boolean()),
    /** The address to verify, with `needsVerification` after a sign-in by a provider. A pass code was mailed to it. */
    email: v.optional(v.string()),
    /** The provider that the pass code adds to the existing account of that address. */
    links: v.optional(v.picklist(PROVIDERS)),
    needsSecondFactor: v.optional(v.array(v.picklist(SECOND_FACTORS))),
  }),
});

/** Ends this session. The refresh token is revoked and its cookie cleared. The call succeeds without a session too. */
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
    /** Whether the user confirmed the newsletter subscription. */
    is_subscribed: v.boolean(),
    role: v.picklist(ROLES),
    subscription: Subscription,
    isPremiumSubscriber: v.boolean(),
    /** The sign-in methods of the account: `has_password`, and the linked `providers`. */
    has_password: v.boolean(),
    providers: v.array(v.picklist(PROVIDERS)),
    favCount: v.number(),
    favLimit: v.number(),
    /** The favorite beaches in the user's order. Pages show a filled star beside each. */
    favorites: v.array(v.number()),
    notificationsAllowed: v.number(),
    lang: v.picklist(LANGUAGES),
    /** The surfer's own level, null if not set. `boards` is a bit set of `BOARD_NAMES`. */
    skill: v.nullable(v.picklist(SKILLS)),
    boards: v.number(),
    /**
     * After a bounce, alerts are suspended until the user enters an emailed pass code. After a complaint, they are
     * suspended until the user sets `alertSetting`.
     */
    mail_state: v.picklist(['ok', 'bounced', 'complained']),
  }),
});
export type MeReply = v.InferOutput<typeof getMe.reply>;
