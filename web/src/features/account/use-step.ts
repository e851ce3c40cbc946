import { type FormEvent, useState } from 'react';
import { type StepFault, stepFaultOf } from './model.ts';

/**
 * One step of a form: what was typed stays, what went wrong is told. `fields` are the server's names of the field that the
 * step shows; what the server refuses of any other is told of the step as a whole.
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
