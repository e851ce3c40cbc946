import type { ReactNode } from 'react';

/** A fact of a plan: its name, and what it is. */
export function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
