import { displayEmail, type WidgetType } from '@groundswell/contracts';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Field } from '../../ui/field.tsx';
import { sentenceSpace } from '../../ui/join-sentences.ts';
import { useSuccessEnd } from '../../ui/success.ts';
import { codeOf, sourcesOf } from './model.ts';
import styles from './widgets.module.css';

/** A widget that was created. */
export interface Made {
  readonly id: string;
  readonly key: string | undefined;
  readonly slug: string;
  readonly name: string;
  readonly type: WidgetType;
  readonly lang: string;
  /** The email address to which the newsletter's confirmation link was sent; undefined without a subscription. */
  readonly mailed: string | undefined;
}

/** Shows the code of a widget and its notes; it scrolls into view. */
export function CodeResult({ made, frames }: { readonly made: Made; readonly frames: string }) {
  const { id, key, name, mailed } = made;
  const result = useRef<HTMLElement>(null);
  const code = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();
  useSuccessEnd(copied, () => setCopied(undefined));
  useEffect(() => {
    if (id === '') return;
    result.current?.scrollIntoView({ block: 'start' });
    result.current?.focus({ preventScroll: true });
  }, [id]);

  const site = window.location.origin;
  const ownPage = `${site}/services/widgets/views#${key}`;
  const text = codeOf({ ...made, site, link: m.widgets_link_text({ name }) });
  const copy = () => {
    code.current?.select();
    // Browsers have no clipboard API without a secure connection.
    if (!navigator.clipboard) return setCopied('no');
    navigator.clipboard.writeText(text).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };

  return (
    <section ref={result} className={styles.result} tabIndex={-1} aria-labelledby="widget-code">
      <h2 id="widget-code">{m.widgets_code()}</h2>
      <p className={styles.lead}>{m.widgets_code_lead()}</p>
      <Field label={m.widgets_code_label()}>
        {(control) => <textarea {...control} ref={code} readOnly rows={5} spellCheck={false} value={text} />}
      </Field>
      <div className={styles.copy}>
        <Button variant="strong" onClick={copy}>
          {m.widgets_copy()}
        </Button>
        <p role="status">{copied && (copied === 'yes' ? m.widgets_copied() : m.widgets_copy_failed())}</p>
      </div>
      {mailed && <p>{m.widgets_subscribed({ email: displayEmail(mailed) })}</p>}
      {key && (
        <div className={styles.own}>
          <p>
            {m.widgets_own_page()}
            {sentenceSpace(language)}
            <Link to="/services/widgets/views" hash={key}>
              {ownPage}
            </Link>
          </p>
          <CopyButton text={ownPage}>{m.widgets_own_copy()}</CopyButton>
        </div>
      )}
      {frames !== '' && (
        <Disclosure summary={m.widgets_policy_csp()}>
          <p>{m.widgets_policy_csp_lead()}</p>
          <pre className={styles.sources}>{sourcesOf(site, frames)}</pre>
        </Disclosure>
      )}
    </section>
  );
}
