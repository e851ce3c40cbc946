import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { product } from '../../product.ts';
import { InlineText } from '../../ui/inline-text.tsx';
import { innerLink } from '../../ui/inner-link.tsx';
import label from '../../ui/label.module.css';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { WidePage } from '../../ui/wide-page.tsx';
import styles from './article-page.module.css';
import type { Article, Block } from './parse-article.ts';

interface Props {
  readonly article: Article;
  /** The breadcrumb above the title. */
  readonly trail?: ReactNode;
  /** A section after the text, with its entry in the list of contents. */
  readonly foot?: { readonly id: string; readonly heading: string; readonly part: ReactNode } | undefined;
}

/** Shows a long text, with a list of its sections beside it if the window is wide enough. */
export function ArticlePage({ article: { title, note, lead, sections }, trail, foot }: Props) {
  useDocumentHead(`${title} · ${product}`, lead);
  const contents = foot ? [...sections, foot] : sections;
  return (
    <WidePage trail={trail} note={note} title={title} lead={<Inline>{lead}</Inline>}>
      <div className={styles.columns}>
        <nav aria-label={m.article_contents()} className={styles.contents}>
          <h2 className={label.label}>{m.article_contents()}</h2>
          <ol>
            {contents.map(({ id, heading }) => (
              <li key={id}>
                <Link to="." hash={id}>
                  {heading}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id}>
              <h2>{heading}</h2>
              {blocks.map((block) => (
                <Part key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
          {foot?.part}
        </div>
      </div>
    </WidePage>
  );
}

function Part({ block }: { readonly block: Block }) {
  if (block.kind === 'text')
    return (
      <p>
        <Inline>{block.text}</Inline>
      </p>
    );
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>
            <Inline>{item}</Inline>
          </li>
        ))}
      </ul>
    );
  return (
    <table>
      <thead>
        <tr>
          {block.head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([name = '', ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <Inline>{name}</Inline>
            </th>
            {cells.map((cell) => (
              <td key={cell}>
                <Inline>{cell}</Inline>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Inline({ children }: { readonly children: string }) {
  return <InlineText text={children} link={innerLink} />;
}
