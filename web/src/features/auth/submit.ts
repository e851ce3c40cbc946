import type { Grant, TokenReply } from '../../session/session.ts';
import { faultsOf, faultsOfFailure } from './faults.ts';
import type { AuthForm, SendingEvent, StepReply } from './model.ts';

/** The calls behind the form. */
export interface AuthServer {
  /** Sends what the step asks for; of any step but the sign-in. */
  send(form: AuthForm): Promise<StepReply>;
  newCode(form: AuthForm): Promise<StepReply>;
  signIn(grant: Grant): Promise<TokenReply>;
}
type Tell = (event: SendingEvent) => void;

/** Sends the form as it stands, unless something is wrong with it. Whether someone is signed in afterwards. */
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

  // The cookie of the session came with the answer.
  if (outcome.valid && form.step === 'second') return goOn(form, { grant: 'refresh' });
  // The address is proved and the password was typed before: nobody types it again.
  const goesOn = outcome.valid && form.step === 'passcode' && form.codeFor === 'verify' && form.typed.password !== '';
  return goesOn && goOn({ ...form, step: 'signin' }, passwordOf(form));
}

/** Has another code mailed, for the same purpose. */
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
