import { type FormEvent, useState } from 'react';
import { type StepFault, stepFaultOf } from './model.ts';

/**
 * Manages one step of a form: it preserves the input and holds the error. `fields` are the server's names for the
 * step's field. Errors of any other field are shown for the step as a whole.
 */
export function useStep(fields: readonly string[] = []) {
  const [fault, setFault] = useState<StepFault>({});
  const [isBusy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFault({});
    try {
      await work();
    } catch (error) {
      setFault(stepFaultOf(error, fields));
    } finally {
      setBusy(false);
    }
  };
  const run = (work: (typed: FormData) => Promise<void>) => (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    return attempt(() => work(typed));
  };
  return { fault, isBusy, run, attempt };
}
