import type { PlanWords } from './plan/plan-words.ts';

/** What a pass code is for: proving an address, a new password, proving the account's owner, proving a new address. */
export type CodePurpose = 'verify' | 'reset' | 'own' | 'new-email';

/** A letter without a request: what happened, and what to do if it was not the reader. */
export interface Notice {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
  readonly notYou: string;
}

/** Every text of the letters in one language, about a product of that name. */
export interface EmailWords {
  readonly passCode: {
    readonly subject: string;
    valid(minutes: number): string;
    readonly headings: Readonly<Record<CodePurpose, string>>;
    readonly texts: Readonly<Record<CodePurpose, string>>;
    /** It is valid in the browser that requested it. */
    readonly browser: string;
    /** A code is a secret: no one of ours asks for it. */
    readonly secret: string;
    readonly notYou: Readonly<Record<CodePurpose, string>>;
    /** For a code that adds a provider, given by name, to an account. */
    link(provider: string): Omit<Notice, 'subject'>;
  };
  readonly accountExists: Notice & { readonly signIn: string; readonly forgot: string };
  readonly emailChanged: Notice & { readonly newAddress: string; readonly write: string };
  readonly accountDeleted: Notice & {
    /** Where a plan was paid for. */
    readonly plan: string;
    readonly kept: string;
    readonly write: string;
    readonly why: string;
  };
  readonly passwordChanged: Notice & { readonly signIn: string };
  /** By the provider's name. */
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
    /** What the guest may do here. */
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
    /** Beside the views of the week before. */
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
  /** The card on paper. */
  readonly giftCard: {
    readonly title: string;
    from(name: string): string;
    /** Beside a code for a camera: where it leads, and the letters are entered. */
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
    /** 'Folly Beach, Sat 21 Nov: 3–4 ft, clean'. */
    subject(beach: string, day: string, surf: string, condition: string): string;
    preheader(from: string, to: string): string;
    /** 'Saturday, November 21, 7am to 11am'; times are the beach's. */
    when(day: string, from: string, to: string): string;
    readonly labels: Readonly<Record<'wind' | 'tide' | 'score' | 'why', string>>;
    score(points: number): string;
    /** 'W 8 mph, offshore'. */
    wind(wind: string, relation: string): string;
    tide(from: string, to: string, direction: 'rising' | 'falling' | 'steady'): string;
    readonly more: string;
    /** '7am to 11am, 2–3 ft, fair'. */
    other(from: string, to: string, surf: string, condition: string): string;
    readonly localTime: string;
    readonly open: string;
    why(beach: string): string;
    readonly settings: string;
    unsubscribe(beach: string): string;
  };
  readonly digest: {
    /** The beach with the best of the week, and how many others have something. */
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
  /** Why letters about the account come even if all others are turned off. */
  readonly accountWhy: string;
}
