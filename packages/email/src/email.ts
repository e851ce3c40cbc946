import type { Condition, Units } from '@groundswell/forecast';
import type { Tier } from '@groundswell/plans';
import type { CodePurpose } from '@groundswell/present';
import type { PlanEmail } from './plan-emails.ts';

export interface PassCodeEmail {
  readonly letter: 'pass-code';
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly validMinutes: number;
  /** The provider that the code adds to an existing account. */
  readonly links?: Provider;
}

export type Provider = 'facebook' | 'google' | 'sign-in-with-apple';

export interface ProviderChangedEmail {
  readonly letter: 'provider-changed';
  readonly provider: Provider;
  /** Added as a way to sign in, or removed. */
  readonly linked: boolean;
}

export interface SecondFactorChangedEmail {
  readonly letter: 'second-factor-changed';
  /** Whether the second step is required from now on. */
  readonly isOn: boolean;
}

/** To the old address. */
export interface EmailChangedEmail {
  readonly letter: 'email-changed';
  readonly newEmail: string;
}

/** To the address of an account that is gone. */
export interface AccountDeletedEmail {
  readonly letter: 'account-deleted';
  /** Whether a plan was paid for, which ended too. */
  readonly hadPlan: boolean;
}

export interface SubscribeConfirmEmail {
  readonly letter: 'subscribe-confirm';
  /** The link's token, which a page posts; valid for `validDays`. */
  readonly token: string;
  readonly validDays: number;
}

/** Invites somebody to write for the blog. */
export interface InvitationEmail {
  readonly letter: 'invitation';
  readonly role: 'contributor' | 'editor' | 'admin';
  /** The link's token; valid for `validDays`. */
  readonly token: string;
  readonly validDays: number;
}

/** How a writer's posts were read in a week. */
export interface WriterWeekEmail {
  readonly letter: 'writer-week';
  readonly views: number;
  readonly visits: number;
  /** Views of the week before. */
  readonly viewsBefore: number;
  /** How long a reader stayed, on average; absent where nobody is known to have read. */
  readonly readSeconds?: number;
  /** Those that were read most, of the newest. */
  readonly posts: readonly { readonly title: string; readonly views: number }[];
}

/** A message of the contact form, to the product's own people. */
export interface ContactEmail {
  readonly letter: 'contact';
  readonly from: string;
  readonly name: string;
  readonly subject: string;
  readonly message: string;
  readonly business?: string;
  readonly phone?: string;
  readonly order?: string;
}

/** To the account that ordered printed tide charts. */
export interface OrderReceiptEmail {
  readonly letter: 'order-receipt';
  readonly number: string;
  readonly cards: number;
  readonly price: string;
  readonly beach: string;
  /** The beginnings of the card's first month and its last, UTC ms. */
  readonly fromAt: number;
  readonly untilAt: number;
  /** Where the card is seen as it is printed, from the site's root. */
  readonly paper: string;
}

/** A year of Pro, for somebody. */
export interface GiftEmail {
  readonly letter: 'gift';
  readonly fromName: string;
  readonly toName: string;
  readonly message: string;
  readonly usableUntil: number;
  readonly code: string;
}

/** To who bought it. */
export interface GiftBoughtEmail {
  readonly letter: 'gift-bought';
  readonly toName: string;
  /** Absent: the buyer prints it. */
  readonly toEmail?: string;
  /** Absent: it is mailed now. */
  readonly sendAt?: number;
  readonly price: string;
  readonly usableUntil: number;
  readonly code: string;
}

/** To the account that redeemed it. */
export interface GiftRedeemedEmail {
  readonly letter: 'gift-redeemed';
  readonly fromName: string;
  readonly tier: Tier;
  readonly until: number;
  /** No plan of their own goes on after it. */
  readonly endsThen: boolean;
}

/** Nobody has used it, and soon nobody can. */
export interface GiftExpiringEmail {
  readonly letter: 'gift-expiring';
  readonly fromName: string;
  readonly toName: string;
  readonly usableUntil: number;
  readonly code: string;
}

/** Its money went back. */
export interface GiftEndedEmail {
  readonly letter: 'gift-ended';
  readonly fromName: string;
  /** By its reader; else the reader has only its code. */
  readonly isRedeemed: boolean;
}

export interface PlanLoweredEmail {
  readonly letter: 'plan-lowered';
  readonly tier: Tier;
  readonly favoriteLimit: number;
  readonly alertLimit: number;
}

/** Hours at a beach that are worth the trip. SI and UTC ms. */
export interface WorthyHours {
  /** The local date at the beach, '2026-11-20'. */
  readonly day: string;
  readonly fromAt: number;
  readonly endAt: number;
  /** Of the smallest and of the largest hour. */
  readonly faceMinM: number;
  readonly faceMaxM: number;
  readonly condition: Condition;
  /** 0 to 100. */
  readonly score: number;
}

export interface BestHours extends WorthyHours {
  /** What makes them better than the rest of the day, in the letter's language: 'Better wind (offshore 5 mph)'. */
  readonly why?: string;
  readonly wind?: { readonly speedMps: number; readonly fromDeg: number };
  /** The level at their begin and at their end. */
  readonly tide?: { readonly fromM: number; readonly toM: number };
}

/** A beach of a digest; without hours, none of the week is worth the trip. */
export interface DigestBeach {
  readonly beach: AlertEmail['beach'];
  /** By day. */
  readonly hours: readonly WorthyHours[];
}

/** The newsletter: what the week brings. */
export interface DigestEmail {
  readonly letter: 'digest';
  /** The reader's favorites; else popular beaches. */
  readonly ofFavorites: boolean;
  /** How many days the reader's plan shows of the week. */
  readonly days: number;
  /** The best first. */
  readonly beaches: readonly DigestBeach[];
  /** The newest of the blog, by the path of each; absent without any. */
  readonly posts?: readonly { readonly title: string; readonly path: string }[];
  readonly units: Units;
  /** Sealed; ends the newsletter without signing in. */
  readonly unsubscribeToken: string;
}

export interface AlertEmail {
  readonly letter: 'alert';
  readonly beach: {
    readonly name: string;
    readonly slug: string;
    readonly timeZone: string;
    /** The direction it faces, true degrees. */
    readonly facingDeg: number;
  };
  /** Described in full. */
  readonly best: BestHours;
  /** Those of other days. */
  readonly also: readonly WorthyHours[];
  readonly units: Units;
  /** Sealed; ends the alert of this beach without signing in. */
  readonly unsubscribeToken: string;
}

/** One letter with all its contents. */
export type EmailContent =
  | PassCodeEmail
  | { readonly letter: 'account-exists' }
  | EmailChangedEmail
  | AccountDeletedEmail
  | { readonly letter: 'password-changed' }
  | ProviderChangedEmail
  | SecondFactorChangedEmail
  | SubscribeConfirmEmail
  | InvitationEmail
  | WriterWeekEmail
  | ContactEmail
  | OrderReceiptEmail
  | GiftEmail
  | GiftBoughtEmail
  | GiftRedeemedEmail
  | PlanEmail
  | GiftExpiringEmail
  | GiftEndedEmail
  | PlanLoweredEmail
  | AlertEmail
  | DigestEmail;
