import { ArticlePage } from '../../features/article/article-page.tsx';
import { loadArticle } from '../../features/article/load-article.ts';
import { CONTACT_ID, ContactSection } from '../../features/contact/contact-section.tsx';
import { m } from '../../paraglide/messages.js';
import { useSession } from '../../session/use-session.ts';

/** The contact forms that follow an article, by their subject. */
const CONTACTS = {
  'About Contact': { heading: m.contact_title, label: m.contact_lead, offersAdvertising: true },
} as const;
export type ArticleContact = keyof typeof CONTACTS;

/** Creates an article's page once its text has loaded, so that a hash can point into it. */
export async function makeArticlePage(name: string, contact?: ArticleContact) {
  const article = await loadArticle(name);
  const foot = contact && {
    id: CONTACT_ID,
    heading: CONTACTS[contact].heading(),
    part: <Contact subject={contact} />,
  };
  return { default: () => <ArticlePage article={article} foot={foot} /> };
}

function Contact({ subject }: { readonly subject: ArticleContact }) {
  const { user } = useSession();
  const { heading, label, offersAdvertising } = CONTACTS[subject];
  return (
    <ContactSection
      heading={heading()}
      label={label()}
      subject={subject}
      offersAdvertising={offersAdvertising}
      email={user?.email}
    />
  );
}
