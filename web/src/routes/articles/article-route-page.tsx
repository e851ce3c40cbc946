import { ArticlePage } from '../../features/article/article-page.tsx';
import { loadArticle } from '../../features/article/load-article.ts';
import { CONTACT_ID } from '../../features/contact/contact-section.tsx';
import { m } from '../../paraglide/messages.js';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { useReportShown } from '../../ui/on-shown.ts';
import { CONTACTS, PageContact, type PageSubject } from '../root/page-contact.tsx';

/**
 * Creates the component of an article's page after the text has loaded, so that the browser can scroll to the section
 * in the hash.
 */
export async function makeArticlePage(name: string, contact?: PageSubject, isService = false) {
  const article = await loadArticle(name);
  const foot = contact && {
    id: CONTACT_ID,
    heading: CONTACTS[contact].heading(),
    part: <PageContact subject={contact} />,
  };
  const above = [{ name: m.shell_services(), to: '/services' }];
  const trail = isService && <Breadcrumb above={above} current={article.title} />;
  return {
    default: function ArticleRoutePage() {
      useReportShown();
      return <ArticlePage article={article} trail={trail} foot={foot} />;
    },
  };
}
