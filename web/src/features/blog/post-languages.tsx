import type { PostReply } from '@groundswell/contracts';
import { m } from '../../paraglide/blog.js';
import { language } from '../../preferences/language.ts';
import { LANGUAGES } from '../../preferences/language-choice.ts';
import styles from './post-languages.module.css';

/** Shows the languages that a post is available in: each has its own address. */
export function PostLanguages({ post }: { readonly post: PostReply }) {
  const { langs, lang, user_id, slug } = post;
  const known = LANGUAGES.filter(({ value }) => langs.includes(value));
  const isOwn = lang === language;
  if (known.length < 2 && isOwn) return null;
  return (
    <nav className={styles.languages} aria-label={m.blog_languages()}>
      {!isOwn && <p>{m.blog_only_in()}</p>}
      {known.length > 1 &&
        known.map(({ value, text }) => (
          <a
            key={value}
            href={`/blog/${user_id}/${slug}?lang=${value}`}
            hrefLang={value}
            lang={value}
            aria-current={value === lang || undefined}
          >
            {text}
          </a>
        ))}
    </nav>
  );
}
