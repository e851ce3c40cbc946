import { type FormEvent, useState } from 'react';
import { request } from '../../../api/client.ts';
import { makePasskey } from '../../../credentials/passkey.ts';
import { m } from '../../../paraglide/later.js';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { TextField } from '../../../ui/field.tsx';
import styles from '../account.module.css';
import { Back } from '../back.tsx';
import { type StepFault, stepFaultOf } from '../model.ts';
import { expectSuccess } from './model.ts';
import { Proven } from './proven.tsx';
import { useProof } from './use-proof.ts';

const LONGEST_NAME = 40;

interface Props {
  readonly email: string;
  /** The suggested name of the passkey. */
  readonly proposal: string;
  readonly onBack: () => void;
  /** Called with recovery codes if this is the account's first second factor. */
  readonly onDone: (codes: readonly string[] | undefined) => void;
}

/** Adds a passkey on this device, or on another that the browser can reach, with a name to tell it apart. */
export function AddPasskey({ email, proposal, onBack, onDone }: Props) {
  const [name, setName] = useState(proposal.slice(0, LONGEST_NAME));
  const [fault, setFault] = useState<StepFault>({});
  const proof = useProof(email, (error) => setFault(stepFaultOf(error, ['name'])));

  const add = async () => {
    const { options, ticket } = await request('beginPasskey');
    const made = await makePasskey(options);
    if ('failure' in made) throw new Error(made.failure);
    const reply = await request('confirmPasskey', { body: { ticket, name, credential: made.credential } });
    expectSuccess(reply);
    onDone(reply.recovery_codes);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setFault(name.trim() === '' ? { field: m.security_passkey_unnamed() } : {});
    if (name.trim() !== '') proof.run('passkey', add);
  };

  return (
    <Proven proof={proof} email={email}>
      <div className={styles.steps}>
        <form className={styles.form} onSubmit={submit} noValidate>
          <p>{m.security_passkey_lead()}</p>
          <TextField
            label={m.security_passkey_name()}
            error={fault.field}
            name="name"
            autoComplete="off"
            maxLength={LONGEST_NAME}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Fault>{fault.form}</Fault>
          <Button type="submit" variant="strong" busy={proof.busy !== undefined}>
            {m.security_passkey_add()}
          </Button>
        </form>
        <Back onBack={onBack} text={m.security_back()} />
      </div>
    </Proven>
  );
}
