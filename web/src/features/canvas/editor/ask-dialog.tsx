import { type FormEvent, useState } from 'react';
import { m } from '../../../paraglide/canvas.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { TextField } from '../../../ui/field.tsx';
import { confirmLeave } from '../shell/use-leave-confirm.ts';
import styles from './ask-dialog.module.css';

type Answer = Readonly<Record<string, string>>;
interface Props {
  readonly title: string;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly hint?: string;
    readonly value: string;
  }[];
  /** Validates the answer; returns an error sentence or undefined. */
  readonly check: (answer: Answer) => string | undefined;
  readonly onAnswer: (answer: Answer) => void;
  readonly onClose: () => void;
}

/**
 * A dialog with one or two input fields, for example for the address of a video that is then inserted into the text.
 */
export function AskDialog({ title, fields, check, onAnswer, onClose }: Props) {
  const [answer, setAnswer] = useState<Answer>(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  );
  const [fault, setFault] = useState<string>();
  const isTyped = fields.some(({ name, value }) => answer[name] !== value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const trimmed = Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, value.trim()]));
    const wrong = check(trimmed);
    setFault(wrong);
    if (wrong) return;
    onClose();
    onAnswer(trimmed);
  };
  return (
    <Dialog title={title} width="narrow" onClose={onClose} mayClose={confirmLeave(isTyped)}>
      <form onSubmit={submit} className={styles.form} noValidate>
        {fields.map(({ name, label, hint }) => (
          <TextField
            key={name}
            label={label}
            hint={hint}
            type="text"
            name={name}
            autoComplete="off"
            maxLength={2000}
            value={answer[name] ?? ''}
            onChange={({ target }) => setAnswer({ ...answer, [name]: target.value })}
          />
        ))}
        <Fault>{fault}</Fault>
        <Button type="submit" variant="strong">
          {m.canvas_insert()}
        </Button>
      </form>
    </Dialog>
  );
}
