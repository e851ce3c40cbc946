import type { FaqsReply } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { m } from '../../paraglide/later.js';
import styles from './faq-list.module.css';
import { type AnswerRun, parseAnswer } from './parse-answer.ts';

/** Shows each question with its answer; a hash in the address leads to a question. */
export function FaqList({ faqs }: { readonly faqs: FaqsReply }) {
  return (
    <div className={styles.list}>
      {faqs.map(({ id, question, answer }) => (
        <section key={id} id={id} className={styles.faq}>
          <h2>{m.faq_question({ question })}</h2>
          <div className={styles.answer}>
            {parseAnswer(answer).map((runs, at) => (
              // The index is a stable key: the paragraphs of an answer never move.
              <p key={at}>
                {runs.map((run, index) => (
                  <Fragment key={index}>{drawRun(run)}</Fragment>
                ))}
              </p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function drawRun({ words, strong, to }: AnswerRun) {
  if (strong) return <strong>{words}</strong>;
  if (to === undefined) return words;
  if (!to.startsWith('/')) return <a href={to}>{words}</a>;
  const { pathname, search, hash } = new URL(to, 'https://page');
  return (
    <Link
      to={pathname}
      search={Object.fromEntries([...new URLSearchParams(search)].map(readPair))}
      hash={hash.slice(1)}
    >
      {words}
    </Link>
  );
}

/** Reads a query pair as the router does: 'true' is a boolean, not a text. */
function readPair([key, value]: readonly [string, string]): readonly [string, string | true] {
  return [key, value === 'true' || value];
}
