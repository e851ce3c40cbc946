import { buttonClass } from '../../ui/button.tsx';
import { stores } from './stores.ts';

/** Shows a badge for each store that has the app. */
export function StoreLinks() {
  return stores.map(({ name, url }) => (
    <a key={name} href={url} className={buttonClass()}>
      {name}
    </a>
  ));
}
