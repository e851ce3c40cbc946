import type { Language } from '@groundswell/contracts';

/** A text in every language of the site. The placeholders of FAQs are filled when they are shown. */
export type SiteText = Readonly<Record<Language, string>>;

/** A frequent question as an editor stores it. */
export interface Faq {
  /** The question's URL fragment, `/faq#tide-heights`. It never changes, so that links stay valid. */
  readonly id: string;
  /** The question; the page appends a colon, so it is no complete sentence. */
  readonly question: SiteText;
  /** The answer: paragraphs separated by a blank line, with `[links](/where)` and `**strong**` words. */
  readonly answer: SiteText;
}

/** A service beside the forecast as an editor stores it. */
export interface Service {
  readonly url: string;
  /** The path of a file of the site. */
  readonly img: string;
  readonly title: SiteText;
  readonly description: SiteText;
}
