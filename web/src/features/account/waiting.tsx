import { m } from '../../paraglide/later.js';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spoken } from '../../ui/spoken.tsx';

/** Shows that the settings are loading. */
export function Waiting() {
  return (
    <div aria-busy="true">
      <Spoken>{m.account_loading()}</Spoken>
      <Skeleton lines={8} />
    </div>
  );
}
