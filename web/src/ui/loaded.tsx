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
  /** The error sentence, shown if the query fails. */
  readonly fault: string;
  /** The skeleton in place of the content. */
  readonly bones: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** A part of a page that depends on a query: it shows a skeleton, then the content, or an error with a retry button. */
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
