import { planOfTier, TIERS, VISITOR_API_CALLS_A_DAY } from '@groundswell/plans';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/later.js';
import { product } from '../../product.ts';
import { numberWords } from '../../ui/number-words.ts';
import { useDocumentHead } from '../../ui/use-document-head.ts';
import { WidePage } from '../../ui/wide-page.tsx';
import { DESCRIPTION_PATH } from './description.ts';
import styles from './developers.module.css';
import { TryCall } from './try-call.tsx';

/** Shows the open API: a form to try it, its limits, its licence and its guarantees. */
export function DevelopersPage() {
  useDocumentHead(`${m.developers_title()} · ${product}`, m.developers_description());
  return (
    <WidePage title={m.developers_title()} lead={m.developers_description()}>
      <section id="try" className={styles.part}>
        <h2>{m.developers_try()}</h2>
        <TryCall />
      </section>
      <div className={styles.terms}>
        <section id="keys" className={styles.part}>
          <h2>{m.developers_keys()}</h2>
          <p>{m.developers_keys_lead()}</p>
          <Limits />
          <p>
            <Link to="." search={(now) => ({ ...now, profile: true })}>
              {m.developers_keys_open()}
            </Link>
          </p>
        </section>
        <section id="licence" className={styles.part}>
          <h2>{m.developers_licence()}</h2>
          <p>{m.developers_licence_text()}</p>
        </section>
        <section id="promise" className={styles.part}>
          <h2>{m.developers_promise()}</h2>
          <p>{m.developers_promise_text()}</p>
          <p>
            <a href={DESCRIPTION_PATH}>{m.developers_document()}</a>
          </p>
        </section>
      </div>
    </WidePage>
  );
}

function Limits() {
  const limits = [
    [m.developers_plan_none(), VISITOR_API_CALLS_A_DAY],
    ...TIERS.map((tier) => [tier, planOfTier(tier).apiCallsADay] as const),
  ] as const;
  return (
    <table className={styles.limits}>
      <thead>
        <tr>
          <th scope="col">{m.developers_plan()}</th>
          <th scope="col">{m.developers_calls_a_day()}</th>
        </tr>
      </thead>
      <tbody>
        {limits.map(([name, most]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{numberWords(most)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
