import { type ReactNode, useRef } from 'react';
import { m } from '../../../paraglide/later.js';
import { useFocusOn } from '../../../ui/use-focus-on.ts';
import styles from '../account.module.css';
import { Back } from '../back.tsx';
import { CodeForm } from '../code-form.tsx';
import { SignInAgain } from '../sign-in-again.tsx';
import own from './security.module.css';
import type { Proof } from './use-proof.ts';

interface Props {
  readonly proof: Proof;
  readonly email: string;
  readonly children: ReactNode;
}

/**
 * Shows the content, or a form for the required proof. During the proof the content stays mounted but hidden, so that
 * its input is kept.
 */
export function Proven({ proof, email, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, proof.required);
  return (
    <div ref={ref} tabIndex={-1} className={own.whole}>
      <div hidden={proof.required !== undefined}>{children}</div>
      {proof.required === 'sign-in' && <SignInAgain onBack={proof.cancel} />}
      {proof.required === 'code' && (
        <div className={styles.steps}>
          <p>{m.security_proof_lead()}</p>
          <CodeForm email={email} onCode={proof.give} onNewCode={proof.mailCode} />
          <Back onBack={proof.cancel} text={m.security_back()} />
        </div>
      )}
    </div>
  );
}
