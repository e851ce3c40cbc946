import * as boards from '../features/forecast/boards/board-icons.tsx';
import * as actions from '../ui/icons/actions.tsx';
import * as directions from '../ui/icons/directions.tsx';
import * as navigation from '../ui/icons/navigation.tsx';
import { SKY_NAMES, SkyIcon } from '../ui/icons/weather.tsx';
import styles from './gallery.module.css';

const SETS = { Navigation: navigation, Actions: actions, Directions: directions, Boards: boards };

export function Icons() {
  return (
    <>
      {Object.entries(SETS).map(([title, set]) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul className={styles.icons}>
            {Object.entries(set).map(([name, Drawn]) => (
              <li key={name}>
                <Drawn />
                {name.replace('Icon', '')}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <h2>Weather</h2>
      <ul className={styles.icons}>
        {SKY_NAMES.map((name) => (
          <li key={name}>
            <SkyIcon sky={name} />
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}
