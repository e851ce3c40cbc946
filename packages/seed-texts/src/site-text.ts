import type { Language } from '@groundswell/contracts';

/** A text in every language that a reader can choose. `{product}` and `{basicDays}` stand for what a deployment sets. */
export type SiteText = Readonly<Record<Language, string>>;

/** A question that readers ask, as an editor keeps it. */
export interface Faq {
  /** Its name in an address: `/faq#tide-heights`. Never changed, so that links last. */
  readonly id: string;
  /** Read with a colon behind it, so it is no sentence of its own. */
  readonly question: SiteText;
  /** Paragraphs, a blank line between, with `[links](/where)` and `**strong**` words. */
  readonly answer: SiteText;
}

/** A service beside the forecast, as an editor keeps it. */
export interface Service {
  readonly url: string;
  /** A file of the site. */
  readonly img: string;
  readonly title: SiteText;
  readonly description: SiteText;
}
