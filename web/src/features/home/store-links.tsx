import { buttonClass } from '../../ui/button.tsx';
import { stores } from './stores.ts';

/** A badge for each store that holds the app. */
export function StoreLinks() {
  return stores.map(({ name, url }) => (
    <a key={name} href={url} className={buttonClass()}>
      {name}
    </a>
  ));
}
