import type { Grant, TokenReply } from '../../session/session.ts';
import { faultsOf, faultsOfFailure } from './faults.ts';
import type { AuthForm, SendingEvent, StepReply } from './model.ts';

/** The calls behind the form. */
export interface AuthServer {
  /** Sends the input of a step other than the sign-in. */
  send(form: AuthForm): Promise<StepReply>;
  newCode(form: AuthForm): Promise<StepReply>;
  signIn(grant: Grant): Promise<TokenReply>;
}
type Tell = (event: SendingEvent) => void;

/** Sends the form, unless it has input errors. Returns whether the user is signed in. */
export async function submitForm(form: AuthForm, server: AuthServer, tell: Tell): Promise<boolean> {
  const faults = faultsOf(form);
  if (Object.keys(faults).length > 0) {
    tell({ type: 'faulted', faults });
    return false;
  }
  tell({ type: 'sent' });
  if (form.step === 'signin') return signIn(form, server, tell, passwordOf(form));
  const goOn = (next: AuthForm, grant: Grant) => {
    tell({ type: 'sent' });
    return signIn(next, server, tell, grant);
  };
  const outcome = await asked(form, tell, () => server.send(form));
  if (!outcome) return false;
  tell({ type: 'answered', outcome });

  // The session's cookie came with the reply.
  if (outcome.valid && form.step === 'second') return goOn(form, { grant: 'refresh' });
  // The address is proved and the password was typed before: it is used to sign in.
  const goesOn = outcome.valid && form.step === 'passcode' && form.codeFor === 'verify' && form.typed.password !== '';
  return goesOn && goOn({ ...form, step: 'signin' }, passwordOf(form));
}

/** Mails another code, for the same purpose. */
export async function sendNewCode(form: AuthForm, server: AuthServer, tell: Tell): Promise<void> {
  tell({ type: 'sent' });
  const outcome = await asked(form, tell, () => server.newCode(form));
  if (outcome) tell(outcome.valid ? { type: 'new-code-sent' } : { type: 'answered', outcome });
}

function passwordOf({ typed: { email, password, remember } }: AuthForm): Grant {
  return { grant: 'password', username: email.trim(), password, remember };
}

async function signIn(form: AuthForm, server: AuthServer, tell: Tell, grant: Grant): Promise<boolean> {
  const reply = await asked(form, tell, () => server.signIn(grant));
  if (reply && !reply.access_token) tell({ type: 'refused', reply });
  return Boolean(reply?.access_token);
}

async function asked<T>(form: AuthForm, tell: Tell, ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    tell({ type: 'faulted', faults: faultsOfFailure(form, error) });
    return undefined;
  }
}
