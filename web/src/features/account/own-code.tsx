import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Fault } from '../../ui/fault.tsx';
import styles from './account.module.css';
import { Back } from './back.tsx';
import { CodeForm } from './code-form.tsx';
import { useStep } from './use-step.ts';

interface Props {
  readonly email: string;
  /** The purpose of the code; shown until the code is mailed. */
  readonly lead?: string;
  /** The button that mails a code. */
  readonly button: { readonly text: string; readonly variant: 'strong' | 'danger' };
  /** Mails the code; rejects with the sentence to show, as does `onCode`. */
  readonly onRequest: () => Promise<unknown>;
  readonly onCode: (code: string) => Promise<void>;
  readonly onBack: () => void;
}

/** Mails a code to the user's own address on a click, then shows the field for the code. */
export function OwnCode({ email, lead, button, onRequest, onCode, onBack }: Props) {
  const [isMailed, setMailed] = useState(false);
  const { fault, isBusy, run } = useStep();
  const send = run(async () => {
    await onRequest();
    setMailed(true);
  });
  return (
    <>
      {isMailed ? (
        <CodeForm email={email} onCode={onCode} onNewCode={onRequest} />
      ) : (
        <form className={styles.form} onSubmit={send}>
          {lead && <p>{lead}</p>}
          <Fault>{fault.form}</Fault>
          <Button type="submit" variant={button.variant} busy={isBusy}>
            {button.text}
          </Button>
        </form>
      )}
      <Back onBack={onBack} />
    </>
  );
}
