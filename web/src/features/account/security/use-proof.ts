import { useState } from 'react';
import { request } from '../../../api/client.ts';
import { requiredProof } from '../model.ts';

type Work = () => Promise<void>;

export interface Proof {
  /** The proof that the server requires first: a new sign-in, or a mailed code. */
  readonly required: 'sign-in' | 'code' | undefined;
  /** The name of the change under way. */
  readonly busy: string | undefined;
  /** Runs `work`. If the server requires a code first, mails a code and waits; `give` then runs the work again. */
  readonly run: (name: string, work: Work) => void;
  /**
   * Checks the mailed code and runs the work that waits for it. Rejects with the sentence that the code's form shows.
   */
  readonly give: (passcode: string) => Promise<void>;
  readonly mailCode: () => Promise<unknown>;
  readonly cancel: () => void;
}

interface Waiting {
  readonly name: string;
  readonly work: Work;
  readonly required: NonNullable<Proof['required']>;
}

/**
 * Runs changes that may need a new sign-in or a mailed code. The caller keeps the user's input; `onFault` receives the
 * error of a failed change.
 */
export function useProof(email: string, onFault: (error: Error) => void): Proof {
  const [waiting, setWaiting] = useState<Waiting>();
  const [busy, setBusy] = useState<string>();

  const mailCode = () => request('newOwnPassCode', { body: { email } });
  const attempt = async (name: string, work: Work) => {
    setBusy(name);
    try {
      await work();
    } catch (error) {
      onFault(error instanceof Error ? error : new Error(String(error)));
    } finally {
      setBusy(undefined);
    }
  };
  const begin = (name: string, work: Work) => async () => {
    try {
      await work();
    } catch (error) {
      const required = requiredProof(error);
      if (!required) throw error;
      if (required === 'code') await mailCode();
      setWaiting({ name, work, required });
    }
  };
  return {
    required: waiting?.required,
    busy,
    run: (name, work) => void (busy === undefined && attempt(name, begin(name, work))),
    async give(passcode) {
      await request('checkOwnPassCode', { body: { email, passcode } });
      setWaiting(undefined);
      if (waiting) await attempt(waiting.name, waiting.work);
    },
    mailCode,
    cancel: () => setWaiting(undefined),
  };
}
