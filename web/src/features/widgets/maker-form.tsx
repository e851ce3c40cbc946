import { type FormEvent, useEffect, useRef, useState } from 'react';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/later.js';
import { language } from '../../preferences/language.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Fault } from '../../ui/fault.tsx';
import { TextField } from '../../ui/field.tsx';
import type { Made } from './code-result.tsx';
import { type FormFault, faultOf, type Look } from './model.ts';
import styles from './widgets.module.css';

interface Props {
  readonly look: Look;
  readonly location: { readonly id: number; readonly slug: string; readonly name: string } | undefined;
  readonly onMade: (made: Made | undefined) => void;
}

/** Shows the fields about the widget's owner and the button that creates it. The form keeps its input. */
export function MakerForm({ look, location, onMade }: Props) {
  const [fault, setFault] = useState<FormFault | { readonly at: 'form'; readonly sentence: string }>();
  const [agrees, setAgrees] = useState(false);
  const [subscribe, setSubscribe] = useState(false);
  const [isLoading, setLoading] = useState(false);
  // The idempotency key: the server creates a single widget, even if two attempts arrive.
  const [requestId] = useState(() => globalThis.crypto?.randomUUID?.());
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!fault) return;
    const field = form.current?.elements.namedItem(fault.at);
    if (field instanceof HTMLElement) field.focus();
  }, [fault]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const fields = new FormData(event.currentTarget);
    const typed = (name: string) => String(fields.get(name) ?? '').trim();
    const maker = { name: typed('name'), email: typed('email'), website: typed('website') };
    const missing = faultOf({ ...maker, agrees }, location?.id ?? 0);
    setFault(missing);
    onMade(undefined);
    if (missing || !location) return;

    const { lang, ...asked } = look;
    const { id: locationId, slug, name } = location;
    setLoading(true);
    try {
      const body = { ...maker, ...asked, slug, locationId, subscribe, lang: language, requestId };
      const { widgetId, key, errorMsg } = await request('addWidget', { body });
      if (widgetId === undefined) setFault({ at: 'form', sentence: errorMsg || m.widgets_no_id() });
      else
        onMade({ id: widgetId, key, slug, name, type: look.type, lang, mailed: subscribe ? maker.email : undefined });
    } catch (error) {
      setFault({ at: 'form', sentence: error instanceof Error ? error.message : m.widgets_no_id() });
    } finally {
      setLoading(false);
    }
  };

  const at = (field: FormFault['at']) => (fault?.at === field ? fault.sentence : undefined);
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-labelledby="widget-maker">
      <h2 id="widget-maker">{m.widgets_you()}</h2>
      <p className={styles.lead}>{m.widgets_you_lead()}</p>
      <div className={styles.three}>
        <TextField label={m.widgets_name()} error={at('name')} name="name" autoComplete="name" maxLength={100} />
        <TextField label={m.widgets_email()} error={at('email')} name="email" type="email" autoComplete="email" />
        <TextField
          label={m.widgets_website()}
          error={at('website')}
          name="website"
          inputMode="url"
          autoComplete="url"
          maxLength={200}
        />
      </div>
      <Disclosure summary={m.widgets_policy_title()}>
        <p className={styles.policy}>{m.widgets_policy_text()}</p>
      </Disclosure>
      <div className={styles.ticks}>
        <Checkbox label={m.widgets_policy()} name="agrees" checked={agrees} onChange={setAgrees} />
        <Checkbox label={m.widgets_subscribe()} name="subscribe" checked={subscribe} onChange={setSubscribe} />
      </div>
      <Fault>{at('agrees') ?? at('location') ?? (fault?.at === 'form' ? fault.sentence : undefined)}</Fault>
      <Button type="submit" variant="strong" busy={isLoading}>
        {m.widgets_get()}
      </Button>
    </form>
  );
}
