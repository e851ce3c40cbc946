import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import styles from './blog-nav.module.css';
import { BLOG, BLOG_LINKS } from './site-links.ts';
import { useExistingLinks } from './use-existing-links.ts';

/** Shows the links to all posts, tags and topics, below the header of the blog's pages. */
export function BlogNav({ onIndex }: { readonly onIndex: boolean }) {
  const links = useExistingLinks(BLOG_LINKS);
  return (
    <nav className={styles.nav} data-screen-only aria-label={m.shell_blog()}>
      {!onIndex && (
        <Link to={BLOG.to} className={styles.blog}>
          {m.shell_blog_home()}
        </Link>
      )}
      {links.map(({ to, name }) => (
        <Link key={to} to={to}>
          {name()}
        </Link>
      ))}
    </nav>
  );
}
