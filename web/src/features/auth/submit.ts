import type { Grant, TokenReply } from '../../session/session.ts';
import { faultsOf, faultsOfFailure } from './faults.ts';
import type { AuthForm, SendingEvent, StepReply } from './model.ts';

export interface AuthServer {
  /** Sends the input of a step other than the sign-in. */
  send(form: AuthForm): Promise<StepReply>;
  newCode(form: AuthForm): Promise<StepReply>;
  signIn(grant: Grant): Promise<TokenReply>;
}
type Dispatch = (event: SendingEvent) => void;

/** Sends the form, unless it has input errors. Returns whether the user is signed in. */
export async function submitForm(form: AuthForm, server: AuthServer, dispatch: Dispatch): Promise<boolean> {
  const faults = faultsOf(form);
  if (Object.keys(faults).length > 0) {
    dispatch({ type: 'faulted', faults });
    return false;
  }
  dispatch({ type: 'sent' });
  if (form.step === 'signin') return signIn(form, server, dispatch, passwordOf(form));
  const goOn = (next: AuthForm, grant: Grant) => {
    dispatch({ type: 'sent' });
    return signIn(next, server, dispatch, grant);
  };
  const outcome = await attempt(form, dispatch, () => server.send(form));
  if (!outcome) return false;
  dispatch({ type: 'answered', outcome });

  // The server's reply has set the session's cookie, so a refresh call now returns the token.
  if (outcome.valid && form.step === 'second') return goOn(form, { grant: 'refresh' });
  // The address is now verified and the user typed the password before, so the form signs in with that password.
  const goesOn = outcome.valid && form.step === 'passcode' && form.codeFor === 'verify' && form.typed.password !== '';
  return goesOn && goOn({ ...form, step: 'signin' }, passwordOf(form));
}

/** Mails another code for the same purpose. */
export async function sendNewCode(form: AuthForm, server: AuthServer, dispatch: Dispatch): Promise<void> {
  dispatch({ type: 'sent' });
  const outcome = await attempt(form, dispatch, () => server.newCode(form));
  if (outcome) dispatch(outcome.valid ? { type: 'new-code-sent' } : { type: 'answered', outcome });
}

function passwordOf({ typed: { email, password, remember } }: AuthForm): Grant {
  return { grant: 'password', username: email.trim(), password, remember };
}

async function signIn(form: AuthForm, server: AuthServer, dispatch: Dispatch, grant: Grant): Promise<boolean> {
  const reply = await attempt(form, dispatch, () => server.signIn(grant));
  if (reply && !reply.access_token) dispatch({ type: 'refused', reply });
  return Boolean(reply?.access_token);
}

async function attempt<T>(form: AuthForm, dispatch: Dispatch, call: () => Promise<T>): Promise<T | undefined> {
  try {
    return await call();
  } catch (error) {
    dispatch({ type: 'faulted', faults: faultsOfFailure(form, error) });
    return undefined;
  }
}
