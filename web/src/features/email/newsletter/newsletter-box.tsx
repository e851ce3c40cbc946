import { type FormEvent, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { language } from '../../../preferences/language.ts';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { TextField } from '../../../ui/field.tsx';
import { joinWholeSentences } from '../../../ui/join-sentences.ts';
import { useSuccessEnd } from '../../../ui/success.ts';
import { type BoxState, type Subscribe, subscribed } from './model.ts';
import styles from './newsletter-box.module.css';

/** Shows a field and a button; after sending, shows a thank-you or the error. */
export function NewsletterBox({ subscribe }: { readonly subscribe: Subscribe }) {
  const [box, setBox] = useState<BoxState>({ state: 'idle' });
  useSuccessEnd(box.state === 'success' ? box : undefined, () => setBox({ state: 'idle' }));

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    setBox({ state: 'loading' });
    setBox(await subscribed(email, subscribe));
  };

  return (
    <form className={styles.box} onSubmit={send} noValidate>
      <TextField
        label={m.newsletter_label()}
        error={box.state === 'error' ? box.email : undefined}
        name="email"
        type="email"
        autoComplete="email"
        required
      />
      <Button type="submit" busy={box.state === 'loading'}>
        {m.newsletter_subscribe()}
      </Button>
      <Fault>{box.state === 'error' && box.form}</Fault>
      <p role="status" className={styles.thanks}>
        {box.state === 'success' && joinWholeSentences([m.newsletter_thanks(), m.newsletter_confirm()], language)}
      </p>
    </form>
  );
}
