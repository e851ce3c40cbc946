import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { language } from '../../preferences/language.ts';
import { useSuccessEnd } from '../../ui/success.ts';
import { needsAppleScript, signInAtApple } from './apple-sdk.ts';
import { authServer, visitorUnits } from './auth-server.ts';
import { type AuthEvent, type AuthForm, afterEvent, DONE, type Entry, startForm } from './model.ts';
import { makeNonce, type Nonce } from './nonce.ts';
import type { Provider } from './social.ts';
import { failureAt, signInWith } from './social-sign-in.ts';
import { openProvider, RETURN_PATH } from './social-window.ts';
import { sendNewCode, submitForm } from './submit.ts';
import { useNonce } from './use-nonce.ts';

interface Live {
  readonly form: AuthForm;
  readonly tell: (event: AuthEvent) => void;
  readonly submit: () => void;
  readonly newCode: () => void;
  readonly signInAt: (provider: Provider) => void;
  /** Goes onto the form's element. */
  readonly ref: RefObject<HTMLFormElement | null>;
}

/** The form with its calls; `onSignedIn` gets the form that did it. */
export function useAuthForm(entry: Entry, onSignedIn: (form: AuthForm) => void): Live {
  const [form, tell] = useReducer(afterEvent, entry, startForm);
  const stopWaiting = useRef<() => void>(undefined);
  useEffect(() => () => stopWaiting.current?.(), []);
  useSuccessEnd(form.notice && DONE.has(form.notice) ? form.notice : undefined, () => tell({ type: 'noticed' }));

  const takeNonce = useNonce();

  const take = async ({ provider }: Provider, token: string | undefined, nonce: Nonce) => {
    if (token === undefined) return tell({ type: 'faulted', faults: { form: failureAt(provider) } });
    const grant = {
      provider,
      access_token: token,
      ...(provider !== 'facebook' && { nonce: nonce.value }),
      units: visitorUnits(),
      lang: language,
    } as const;
    const reply = await signInWith(grant, authServer.signIn, tell);
    if (reply) onSignedIn({ ...form, isNew: reply.user_created === true });
  };
  const askApple = async (provider: Provider, nonce: Nonce) => {
    try {
      const token = await signInAtApple(provider, { returnTo: location.origin + RETURN_PATH, nonce });
      if (token) await take(provider, token, nonce);
    } catch {
      await take(provider, undefined, nonce);
    }
  };
  const ask = async (provider: Provider) => {
    const nonce = takeNonce() ?? (await makeNonce());
    if (needsAppleScript(provider)) await askApple(provider, nonce);
    else stopWaiting.current = openProvider(provider, nonce, (token) => void take(provider, token, nonce));
  };

  return {
    form,
    tell,
    submit: () => void submitForm(form, authServer, tell).then((isIn) => isIn && onSignedIn(form)),
    newCode: () => void sendNewCode(form, authServer, tell),
    signInAt(provider) {
      stopWaiting.current?.();
      void ask(provider);
    },
    ref: useFocus(form),
  };
}

/** The keyboard goes to the first empty field of a step, and to the first one that is wrong. */
function useFocus({ step, faults, busy }: AuthForm): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const fields = [
      ...(ref.current?.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"], [hidden])') ?? []),
    ];
    if (step) (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [step]);
  useEffect(() => {
    if (!busy && Object.keys(faults).length > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [faults, busy]);
  return ref;
}
