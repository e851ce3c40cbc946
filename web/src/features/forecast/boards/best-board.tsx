import type { ForecastReply } from '@groundswell/contracts';
import { m } from '../../../paraglide/messages.js';
import type { IconProps } from '../../../ui/icons/icon.tsx';
import label from '../../../ui/label.module.css';
import { FishIcon, FunboardIcon, GunIcon, LongboardIcon, ShortboardIcon } from './board-icons.tsx';
import styles from './boards.module.css';

const DRAWINGS: Readonly<Record<string, (props: IconProps) => React.JSX.Element>> = {
  foamie: FunboardIcon,
  longboard: LongboardIcon,
  fish: FishIcon,
  shortboard: ShortboardIcon,
  'step-up': ShortboardIcon,
  gun: GunIcon,
};

interface Props {
  readonly board: NonNullable<ForecastReply['botd']>;
  /** Whether the site has a page about this board. */
  readonly linked: boolean;
}

/** The recommended board of the day. */
export function BestBoard({ board, linked }: Props) {
  const Drawing = DRAWINGS[board.image];
  return (
    <section className={styles.card} aria-label={m.boards_best_board()}>
      <div>
        <h3 className={label.label}>{m.boards_best_board()}</h3>
        <p className={styles.name}>{linked ? <a href={board.link}>{board.name}</a> : board.name}</p>
      </div>
      {Drawing && <Drawing className={styles.board} />}
    </section>
  );
}
