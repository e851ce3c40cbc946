import { type RefObject, useEffect, useReducer, useRef } from 'react';
import type { Provider } from '../../credentials/social.ts';
import { socialFailure } from '../../credentials/social-failure.ts';
import { type ProviderProof, useProviderToken } from '../../credentials/use-provider-token.ts';
import { language } from '../../preferences/language.ts';
import { readUnits } from '../../preferences/units.tsx';
import { useSuccessEnd } from '../../ui/success.ts';
import { authServer } from './auth-server.ts';
import { awaitedCode } from './awaited-code.ts';
import {
  type AuthEvent,
  type AuthForm,
  type AuthStep,
  afterEvent,
  DONE,
  type Entry,
  isNew,
  type SendingEvent,
  startForm,
} from './model.ts';
import { signInWith } from './social-sign-in.ts';
import { sendNewCode, submitForm } from './submit.ts';

interface Live {
  readonly form: AuthForm;
  readonly dispatch: (event: AuthEvent) => void;
  readonly submit: () => void;
  readonly newCode: () => void;
  readonly signInAt: (provider: Provider) => void;
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** The result of a sign-in: whether the account was created in this form, and the step at which the user signed in. */
interface SignedIn {
  readonly isNew: boolean;
  readonly step: AuthStep;
}

/** Returns the form's state with the functions that send it. */
export function useAuthForm(entry: Entry, onSignedIn: (signedIn: SignedIn) => Promise<void>): Live {
  const [form, dispatch] = useReducer(afterEvent, entry, (entry) => startForm(entry, awaitedCode()));
  useSuccessEnd(form.notice && DONE.has(form.notice) ? form.notice : undefined, () => dispatch({ type: 'noticed' }));

  const requestToken = useProviderToken();
  const receive = (event: SendingEvent) => dispatch({ type: 'received', turn: form.turn, event });

  const take = async ({ provider }: Provider, proof: ProviderProof | undefined) => {
    if (!proof) return receive({ type: 'faulted', faults: { form: socialFailure(provider) } });
    const remember = form.step === 'signin' && form.typed.remember;
    const grant = { ...proof, remember, units: readUnits(), lang: language } as const;
    const reply = await signInWith(grant, authServer.signIn, receive);
    if (reply) await onSignedIn({ step: form.step, isNew: reply.user_created === true });
  };

  return {
    form,
    dispatch,
    submit: () =>
      void submitForm(form, authServer, receive).then((isIn) =>
        isIn ? onSignedIn({ step: form.step, isNew: isNew(form) }) : undefined,
      ),
    newCode: () => void sendNewCode(form, authServer, receive),
    signInAt: (provider) => requestToken(provider, (proof) => void take(provider, proof)),
    ref: useFocus(form),
  };
}

/** Focuses the first empty field when a step opens, or the first invalid field after an error. */
function useFocus({ step, factor, faults, busy }: AuthForm): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = [
      ...(ref.current?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"], [hidden])') ?? []),
    ];
    const empty = fields.find(({ value }) => value === '') ?? fields[0];
    // The passkey step has no field, so its button gets the focus.
    if (step && factor) (empty ?? ref.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [step, factor]);
  useEffect(() => {
    if (!busy && Object.keys(faults).length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults, busy]);
  return ref;
}
