import { m } from '../../../paraglide/later.js';
import { numberWords } from '../../../ui/number-words.ts';
import { ToggleGroup } from '../../../ui/toggle-group.tsx';
import styles from './order-choices.module.css';

/**
 * The prices in dollars, by number of cards. They repeat `TIDE_CHART_PRICES` of the contracts, whose import would add
 * the schemas to the page.
 */
export const PRICES = { 1000: 100, 5000: 170 } as const;
export type Cards = keyof typeof PRICES;
const CHOICES: readonly Cards[] = [1000, 5000];

interface Props {
  readonly cards: Cards;
  readonly onChoose: (cards: Cards) => void;
}

/** Shows the numbers of cards, each with its price. */
export function OrderChoices({ cards, onChoose }: Props) {
  return (
    <div className={styles.choices}>
      <ToggleGroup
        name={m.cards_how_many()}
        options={CHOICES.map((value) => ({
          value: String(value),
          text: m.cards_price({ count: numberWords(value), price: PRICES[value] }),
        }))}
        value={String(cards)}
        onChoose={(value) => onChoose(value === '5000' ? 5000 : 1000)}
      />
    </div>
  );
}
