import type { Condition, Units } from '@groundswell/forecast';
import type { Tier } from '@groundswell/plans';
import type { CodePurpose } from '@groundswell/present';
import type { PlanEmail } from './plan-emails.ts';

export interface PassCodeEmail {
  readonly letter: 'pass-code';
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly validMinutes: number;
  /** The sign-in provider that entering the code adds to an existing account. */
  readonly links?: Provider;
}

type Provider = 'facebook' | 'google' | 'sign-in-with-apple';

export interface ProviderChangedEmail {
  readonly letter: 'provider-changed';
  readonly provider: Provider;
  /** True if the provider was added as a sign-in method, false if it was removed. */
  readonly linked: boolean;
}

export interface SecondFactorChangedEmail {
  readonly letter: 'second-factor-changed';
  /** Whether signing in requires a second factor from now on. */
  readonly isOn: boolean;
}

/** The notice to the old address after a change of address. */
export interface EmailChangedEmail {
  readonly letter: 'email-changed';
  readonly newEmail: string;
}

/** The notice to the address of a deleted account. */
export interface AccountDeletedEmail {
  readonly letter: 'account-deleted';
  /** Whether the account had a paid plan, which ended with it. */
  readonly hadPlan: boolean;
}

export interface SubscribeConfirmEmail {
  readonly letter: 'subscribe-confirm';
  /** The token in the link, which the linked page sends to the server. It is valid for `validDays` days. */
  readonly token: string;
  readonly validDays: number;
}

/** The invitation to write for the blog. */
export interface InvitationEmail {
  readonly letter: 'invitation';
  readonly role: 'contributor' | 'editor' | 'admin';
  /** The token in the link, valid for `validDays` days. */
  readonly token: string;
  readonly validDays: number;
}

/** The readership of a writer's posts in a week. */
export interface WriterWeekEmail {
  readonly letter: 'writer-week';
  readonly views: number;
  readonly visits: number;
  /** The number of views in the previous week. */
  readonly viewsBefore: number;
  /** The mean reading time in seconds; absent if none was measured. */
  readonly readSeconds?: number;
  /** The most viewed of the writer's newest posts. */
  readonly posts: readonly { readonly title: string; readonly views: number }[];
}

/** A message of the contact form, to the site's team. */
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

/** The receipt for an order of printed tide charts, to the account that ordered them. */
export interface OrderReceiptEmail {
  readonly letter: 'order-receipt';
  readonly number: string;
  readonly cards: number;
  readonly price: string;
  readonly beach: string;
  /** The starts of the first and the last month on the printed tide charts, UTC ms. */
  readonly fromAt: number;
  readonly untilAt: number;
  /** The site path of a preview of the printed tide charts. */
  readonly paper: string;
}

/** A gift card, a year of Pro, to its recipient. */
export interface GiftEmail {
  readonly letter: 'gift';
  readonly fromName: string;
  readonly toName: string;
  readonly message: string;
  readonly usableUntil: number;
  readonly code: string;
}

/** The receipt of a gift card, to its buyer. */
export interface GiftBoughtEmail {
  readonly letter: 'gift-bought';
  readonly toName: string;
  /** The recipient's address; if absent, the buyer prints the card. */
  readonly toEmail?: string;
  /** The date on which the gift is emailed, UTC ms; absent if it is emailed at once. */
  readonly sendAt?: number;
  readonly price: string;
  readonly usableUntil: number;
  readonly code: string;
}

/** The confirmation of a redeemed gift card, to the account that redeemed it. */
export interface GiftRedeemedEmail {
  readonly letter: 'gift-redeemed';
  readonly fromName: string;
  readonly tier: Tier;
  readonly until: number;
  /** Whether the account returns to Basic after the gifted time, because it has no plan of its own. */
  readonly endsThen: boolean;
}

/** The reminder of a gift card that nobody has redeemed and that expires soon. */
export interface GiftExpiringEmail {
  readonly letter: 'gift-expiring';
  readonly fromName: string;
  readonly toName: string;
  readonly usableUntil: number;
  readonly code: string;
}

/** The notice of a gift card whose payment was refunded. */
export interface GiftEndedEmail {
  readonly letter: 'gift-ended';
  readonly fromName: string;
  /** Whether the recipient had redeemed the gift. If not, only its code becomes invalid. */
  readonly isRedeemed: boolean;
}

export interface PlanLoweredEmail {
  readonly letter: 'plan-lowered';
  readonly tier: Tier;
  readonly favoriteLimit: number;
  readonly alertLimit: number;
}

/** A span of surf hours at a beach that are worth the trip. Values are in SI units and UTC ms. */
export interface WorthyHours {
  /** The day in the beach's local time, '2026-11-20'. */
  readonly day: string;
  readonly fromAt: number;
  readonly endAt: number;
  /** The smallest and the largest face height in these hours, m. */
  readonly faceMinM: number;
  readonly faceMaxM: number;
  readonly condition: Condition;
  /** 0 to 100. */
  readonly score: number;
}

export interface BestHours extends WorthyHours {
  /**
   * The reason why these hours are better than the rest of the day, in the email's language: 'Better wind (offshore 5
   * mph)'.
   */
  readonly why?: string;
  readonly wind?: { readonly speedMps: number; readonly fromDeg: number };
  /** The tide level at the start and at the end of these hours, m. */
  readonly tide?: { readonly fromM: number; readonly toM: number };
}

/** A beach in the newsletter. If `hours` is empty, no hours of the week are worth the trip. */
export interface DigestBeach {
  readonly beach: AlertEmail['beach'];
  /** By day. */
  readonly hours: readonly WorthyHours[];
}

/** The newsletter about the coming week. */
export interface DigestEmail {
  readonly letter: 'digest';
  /** Whether the beaches are the reader's favorites; otherwise they are popular beaches. */
  readonly ofFavorites: boolean;
  /** The number of days that the newsletter covers, limited by the reader's plan. */
  readonly days: number;
  /** The beaches, the best first. */
  readonly beaches: readonly DigestBeach[];
  /** The newest blog posts with their paths; absent without any. */
  readonly posts?: readonly { readonly title: string; readonly path: string }[];
  readonly units: Units;
  /** The encrypted token that ends the newsletter without signing in. */
  readonly unsubscribeToken: string;
}

export interface AlertEmail {
  readonly letter: 'alert';
  readonly beach: {
    readonly name: string;
    readonly slug: string;
    readonly timeZone: string;
    /** The direction that the beach faces, degrees true. */
    readonly facingDeg: number;
  };
  /** The best span of hours, described in full. */
  readonly best: BestHours;
  /** The good surf hours on other days, described briefly. */
  readonly also: readonly WorthyHours[];
  readonly units: Units;
  /** The encrypted token that ends this beach's alert without signing in. */
  readonly unsubscribeToken: string;
}

/** The contents of any email. */
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
