import { m } from '../../paraglide/later.js';
import { numberWords } from '../../ui/number-words.ts';
import styles from './developers.module.css';
import { MOST_SHOWN, readableBody } from './model.ts';

export type Replied =
  | { readonly status: number; readonly headers: readonly string[]; readonly body: string }
  | 'failed';

/** Shows the last reply: its status, the relevant headers, and its body. */
export function Reply({ replied }: { readonly replied: Replied | undefined }) {
  return (
    <section>
      <h3 id="reply">{m.developers_reply()}</h3>
      <p role="status">
        {replied === undefined && m.developers_reply_none()}
        {replied === 'failed' && m.developers_reply_failed()}
        {typeof replied === 'object' && m.developers_reply_status({ status: replied.status })}
      </p>
      {typeof replied === 'object' && <ReplyDetails {...replied} />}
    </section>
  );
}

function ReplyDetails({ headers, body }: Exclude<Replied, 'failed'>) {
  const readable = readableBody(body);
  const count = (value: number) => numberWords(value);
  return (
    <>
      <pre className={styles.line}>{headers.join('\n')}</pre>
      {/* The `tabIndex` makes the element scrollable by keyboard. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable. */}
      <section className={styles.body} tabIndex={0} aria-labelledby="reply">
        <pre>{readable.slice(0, MOST_SHOWN)}</pre>
      </section>
      {readable.length > MOST_SHOWN && (
        <p className={styles.cut}>
          {m.developers_reply_cut({ count: count(MOST_SHOWN), all: count(readable.length) })}
        </p>
      )}
    </>
  );
}
