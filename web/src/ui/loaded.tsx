import type { ReactNode } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './button.tsx';
import { Fault } from './fault.tsx';
import styles from './loaded.module.css';

interface Props<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What went wrong, where it did. */
  readonly fault: string;
  /** Stands where the content will. */
  readonly bones: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A part of a page once its data is there: before, its bones; where it failed, the sentence and another try. */
export function Loaded<Data>({ query: { data, isError, isFetching, refetch }, fault, bones, children }: Props<Data>) {
  if (data !== undefined) return children(data);
  return (
    <div aria-busy={!isError} className={styles.place}>
      <Fault>{isError && fault}</Fault>
      {isError ? (
        <Button busy={isFetching} onClick={() => void refetch()}>
          {m.ui_retry()}
        </Button>
      ) : (
        bones
      )}
    </div>
  );
}
