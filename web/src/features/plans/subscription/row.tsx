import type { ReactNode } from 'react';

/** Shows a fact of a plan: its name and its value. */
export function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
