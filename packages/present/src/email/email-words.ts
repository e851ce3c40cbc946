import type { PlanWords } from './plan/plan-words.ts';

/**
 * The purpose of a pass code: verifying an address, resetting a password, proving account ownership, or verifying a new
 * address.
 */
export type CodePurpose = 'verify' | 'reset' | 'own' | 'new-email';

/** An email about an event, with advice in case the recipient did not cause it. */
export interface Notice {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  readonly notYou: string;
}

/** All email texts in one language; the site's name is filled in. */
export interface EmailWords {
  readonly passCode: {
    readonly subject: string;
    valid(minutes: number): string;
    readonly headings: Readonly<Record<CodePurpose, string>>;
    readonly texts: Readonly<Record<CodePurpose, string>>;
    /** The notice that the code is valid only in the browser that requested it. */
    readonly browser: string;
    /** The notice that our staff never asks for the code. */
    readonly secret: string;
    readonly notYou: Readonly<Record<CodePurpose, string>>;
    /** The texts for a code that links a sign-in provider, given by name, to an account. */
    link(provider: string): Omit<Notice, 'subject'>;
  };
  readonly accountExists: Notice & { readonly signIn: string; readonly forgot: string };
  readonly emailChanged: Notice & { readonly newAddress: string; readonly write: string };
  readonly accountDeleted: Notice & {
    /** The sentence about a paid plan, for accounts that had one. */
    readonly plan: string;
    readonly kept: string;
    readonly write: string;
    readonly why: string;
  };
  readonly passwordChanged: Notice & { readonly signIn: string };
  /** The notices that a sign-in provider, given by name, was linked or unlinked. */
  readonly providerChanged: { added(provider: string): Notice; removed(provider: string): Notice };
  readonly secondFactorChanged: { readonly on: Notice; readonly off: Notice };
  readonly subscribeConfirm: {
    readonly subject: string;
    readonly heading: string;
    readonly text: string;
    readonly confirm: string;
    valid(days: number): string;
    readonly notYou: string;
    readonly why: string;
  };
  readonly invitation: {
    readonly subject: string;
    readonly heading: string;
    readonly text: string;
    /** The permissions that each role grants to the invited writer. */
    readonly roles: Readonly<Record<'contributor' | 'editor' | 'admin', string>>;
    readonly accept: string;
    valid(days: number): string;
    readonly notYou: string;
    readonly why: string;
  };
  readonly writerWeek: {
    subject(views: number): string;
    readonly heading: string;
    readonly views: string;
    readonly visits: string;
    readonly readTime: string;
    seconds(count: number): string;
    /** Returns text with the number of views in the previous week, which is shown beside this week's number. */
    before(views: number): string;
    readonly posts: string;
    readonly open: string;
    readonly why: string;
    readonly stop: string;
  };
  readonly contact: {
    subject(subject: string, name: string): string;
    heading(name: string): string;
    readonly labels: Readonly<Record<'name' | 'email' | 'subject' | 'business' | 'phone' | 'order', string>>;
    readonly why: string;
  };
  readonly orderReceipt: {
    readonly labels: Readonly<Record<'number' | 'beach' | 'months' | 'cards' | 'price', string>>;
    subject(number: string): string;
    readonly lead: string;
    months(from: string, until: string): string;
    readonly open: string;
    readonly next: string;
    readonly why: string;
  };
  readonly gift: {
    subject(from: string): string;
    heading(to: string): string;
    lead(from: string): string;
    readonly redeem: string;
    readonly how: string;
    usableUntil(day: string): string;
    why(from: string): string;
  };
  /** The texts on the printable gift card. */
  readonly giftCard: {
    readonly title: string;
    from(name: string): string;
    /**
     * The caption below the QR code. It shows the address to which the QR code leads, where the recipient can also type
     * in the code.
     */
    where(address: string): string;
  };
  readonly giftBought: {
    subject(to: string): string;
    readonly printed: string;
    mailed(email: string): string;
    mailedOn(email: string, day: string): string;
    readonly paid: string;
    readonly open: string;
    readonly why: string;
  };
  readonly giftRedeemed: {
    subject(tier: string, day: string): string;
    lead(from: string, tier: string, day: string): string;
    readonly endsThen: string;
    readonly goesOn: string;
    readonly why: string;
  };
  readonly plan: PlanWords;
  readonly giftExpiring: {
    subject(day: string): string;
    lead(from: string, to: string): string;
    why(from: string, to: string): string;
  };
  readonly giftEnded: {
    readonly subject: string;
    lead(from: string): string;
    readonly redeemed: string;
    readonly unused: string;
    ask(from: string): string;
    readonly why: string;
  };
  readonly planLowered: {
    subject(tier: string): string;
    heading(tier: string): string;
    readonly nothingLost: string;
    favorites(limit: number): string;
    alerts(limit: number): string;
    readonly choose: string;
    readonly open: string;
  };
  readonly alert: {
    /** Returns text such as 'Folly Beach, Sat Nov 21: 3–4 ft, clean'. */
    subject(beach: string, day: string, surf: string, condition: string): string;
    preheader(from: string, to: string): string;
    /** Returns text such as 'Saturday, November 21, 7am to 11am'; times are the beach's. */
    when(day: string, from: string, to: string): string;
    readonly labels: Readonly<Record<'wind' | 'tide' | 'score' | 'why', string>>;
    score(points: number): string;
    /** Returns text such as 'W 8 mph, offshore'. */
    wind(wind: string, relation: string): string;
    tide(from: string, to: string, direction: 'rising' | 'falling' | 'steady'): string;
    readonly more: string;
    /** Describes a further span of matching hours: '7am to 11am, 2–3 ft, fair'. */
    other(from: string, to: string, surf: string, condition: string): string;
    readonly localTime: string;
    readonly open: string;
    why(beach: string): string;
    readonly settings: string;
    unsubscribe(beach: string): string;
  };
  readonly digest: {
    /** Names the beach with the week's best hours, and the number of other beaches with good hours. */
    subject(beach: string, others: number): string;
    readonly subjectQuiet: string;
    ofFavorites(days: number): string;
    ofPopular(days: number): string;
    readonly nothing: string;
    nothingAt(beaches: string): string;
    readonly comma: string;
    readonly open: string;
    readonly posts: string;
    readonly why: string;
    readonly unsubscribe: string;
  };
  /** The explanation that emails about the account arrive even if the user has turned off all other emails. */
  readonly accountWhy: string;
}
