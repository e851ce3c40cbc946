import { displayEmail } from '@groundswell/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { request } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { readTab, writeTab } from '../../storage/tab.ts';
import { Button } from '../../ui/button.tsx';
import { Fault } from '../../ui/fault.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { useSuccessEnd } from '../../ui/success.ts';
import styles from './contact-form.module.css';
import { type ContactMessage, type ContactSubject, type Faults, hasBusinessFields, submitMessage } from './model.ts';

export interface ContactFormProps {
  /** The subject of the message; each page has its own. */
  readonly subject?: ContactSubject | undefined;
  /** Lets the writer change the subject to advertising. */
  readonly offersAdvertising?: boolean | undefined;
  /** The order that the user places with this message. */
  readonly order?: ContactMessage['order'] | undefined;
  /**
   * Returns the confirmation of an order that has arrived, with its number and the address that receives the answer.
   */
  readonly keptWords?: ((number: string, email: string) => string) | undefined;
  /** The signed-in user's address. */
  readonly email?: string | undefined;
}

/**
 * The prefix of the draft's key in session storage; the subject follows. The draft keeps the message when the user goes
 * back or reloads.
 */
const DRAFT = 'sc_contact_draft';

/** Returns an id; undefined in a browser that cannot create UUIDs. */
const newId = () => globalThis.crypto?.randomUUID?.();

/** Shows the form for a message to the site's operators. It keeps its input until the message has arrived. */
export function ContactForm({
  subject = 'Contact Form',
  offersAdvertising = false,
  order,
  keptWords,
  email,
}: ContactFormProps) {
  const [chosen, choose] = useState(subject);
  const [faults, setFaults] = useState<Faults>({});
  const [state, setState] = useState<'idle' | 'loading' | 'success'>('idle');
  const [kept, setKept] = useState<string>();
  // The idempotency key of a message: the server mails a message once, even if two attempts arrive.
  const [requestId, drawRequestId] = useState(newId);
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const draft = `${DRAFT} ${subject}`;
  useEffect(() => {
    if (text.current?.value === '') text.current.value = readTab(draft) ?? '';
  }, [draft]);
  useSuccessEnd(state === 'success' ? state : undefined, () => setState('idle'));
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'loading') return;
    const fields = new FormData(event.currentTarget);
    const typed = (name: string) => String(fields.get(name) ?? '').trim();
    const business = hasBusinessFields(chosen) ? { business: typed('business'), phone: typed('phone') } : {};
    setState('loading');
    setFaults({});
    const message = { email: typed('email'), name: typed('name'), message: typed('message'), subject: chosen };
    let number: string | undefined;
    const wrong = await submitMessage({ ...message, ...business, ...(order && { order }), requestId }, async (body) => {
      const reply = await request('contact', { body });
      number = reply.order;
      return reply;
    });
    if (number !== undefined) setKept(keptWords?.(number, message.email));
    setFaults(wrong ?? {});
    setState(wrong ? 'idle' : 'success');
    if (wrong) return;
    form.current?.reset();
    writeTab(draft, '');
    drawRequestId(newId());
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {offersAdvertising && (
        <Select
          label={m.contact_topic()}
          options={[
            { value: subject, text: m.contact_topic_general() },
            { value: 'Advertising Contact', text: m.contact_topic_advertising() },
          ]}
          value={chosen}
          onChoose={choose}
        />
      )}
      <div className={styles.pair}>
        <TextField label={m.contact_name()} error={faults.name} name="name" autoComplete="name" maxLength={100} />
        <TextField
          label={m.contact_email()}
          error={faults.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email && displayEmail(email)}
        />
      </div>
      {hasBusinessFields(chosen) && <BusinessFields faults={faults} />}
      <Field label={m.contact_message()} error={faults.message}>
        {(control) => (
          <textarea
            {...control}
            ref={text}
            name="message"
            rows={5}
            maxLength={5000}
            onInput={({ currentTarget }) => writeTab(draft, currentTarget.value)}
          />
        )}
      </Field>
      <Fault>{faults.form}</Fault>
      <Button type="submit" variant="strong" busy={state === 'loading'}>
        {m.contact_submit()}
      </Button>
      <p role="status" className={styles.thanks}>
        {state === 'success' && m.contact_thanks()}
      </p>
      {kept !== undefined && <p className={styles.kept}>{kept}</p>}
    </form>
  );
}

/** Shows further fields for advertisers. */
function BusinessFields({ faults }: { readonly faults: Faults }) {
  return (
    <div className={styles.pair}>
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
    </div>
  );
}
