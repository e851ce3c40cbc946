import { type FormEvent, useState } from 'react';
import { type StepFault, stepFaultOf } from './model.ts';

/**
 * Manages a step of a form: it keeps the input and holds its error. `fields` are the server's names for the step's
 * field; errors of any other field are shown for the step as a whole.
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
