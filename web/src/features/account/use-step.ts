import { type FormEvent, useState } from 'react';

/** One step of a form: what was typed stays, what went wrong is told in a sentence. */
export function useStep() {
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const run = (work: (fields: FormData) => Promise<void>) => async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    setBusy(true);
    setFault(undefined);
    try {
      await work(fields);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return { fault, isBusy, run };
}
