import { type FormEvent, useEffect, useRef, useState } from 'react';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { Fault } from '../../ui/fault.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { useSuccessEnd } from '../../ui/success.ts';
import styles from './contact-form.module.css';
import { asksForBusiness, type ContactSubject, type Faults, sent } from './model.ts';

interface Props {
  /** What it is about; each page has its own. */
  readonly subject?: ContactSubject;
  /** Known of who is signed in. */
  readonly email?: string | undefined;
}

/** A message to the people behind the site. What was typed stays until it has arrived. */
export function ContactForm({ subject = 'Contact Form', email }: Props) {
  const [faults, setFaults] = useState<Faults>({});
  const [state, setState] = useState<'idle' | 'loading' | 'success'>('idle');
  const form = useRef<HTMLFormElement>(null);
  useSuccessEnd(state === 'success' ? state : undefined, () => setState('idle'));
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'loading') return;
    const fields = new FormData(event.currentTarget);
    const typed = (name: string) => String(fields.get(name) ?? '').trim();
    const business = asksForBusiness(subject) ? { business: typed('business'), phone: typed('phone') } : {};
    setState('loading');
    setFaults({});
    const message = { email: typed('email'), name: typed('name'), message: typed('message'), subject, ...business };
    const wrong = await sent(message, (body) => request('contact', { body }));
    setFaults(wrong ?? {});
    setState(wrong ? 'idle' : 'success');
  };

  return (
    <>
      {state !== 'success' && (
        <form ref={form} className={styles.form} onSubmit={submit} noValidate>
          <TextField label={m.contact_name()} error={faults.name} name="name" autoComplete="name" maxLength={100} />
          <TextField
            label={m.contact_email()}
            error={faults.email}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={email}
          />
          {asksForBusiness(subject) && (
            <>
              <TextField
                label={m.contact_business()}
                error={faults.business}
                name="business"
                autoComplete="organization"
                maxLength={100}
              />
              <TextField
                label={m.contact_phone()}
                error={faults.phone}
                name="phone"
                type="tel"
                autoComplete="tel"
                maxLength={40}
              />
            </>
          )}
          <Field label={m.contact_message()} error={faults.message}>
            {(control) => <textarea {...control} name="message" rows={5} maxLength={5000} />}
          </Field>
          <Fault>{faults.form}</Fault>
          <Button type="submit" variant="strong" busy={state === 'loading'}>
            {m.contact_submit()}
          </Button>
        </form>
      )}
      <p role="status" className={styles.thanks}>
        {state === 'success' && m.contact_thanks()}
      </p>
    </>
  );
}
