import { useState } from 'react';
import { request } from '../../../api/client.ts';
import { needsProof } from './model.ts';

type Work = () => Promise<void>;

export interface Proof {
  /** A code was mailed and is waited for. */
  readonly asksCode: boolean;
  /** The name of what is under way. */
  readonly busy: string | undefined;
  /** Does it; where the server wants to know anew who asks, a code is mailed first and `give` does it. */
  readonly run: (name: string, work: Work) => void;
  /** Rejects with the sentence that the code's form shows. */
  readonly give: (passcode: string) => Promise<void>;
  /** Has another code mailed. */
  readonly mailCode: () => Promise<unknown>;
  readonly cancel: () => void;
}

/** What may need a mailed code. What was typed stays with whoever asked; `onFault` hears why a thing was not done. */
export function useProof(email: string, onFault: (error: Error) => void): Proof {
  const [waiting, setWaiting] = useState<{ readonly name: string; readonly work: Work }>();
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
      if (!needsProof(error)) throw error;
      await mailCode();
      setWaiting({ name, work });
    }
  };
  return {
    asksCode: waiting !== undefined,
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
