import { classList } from './class-list.ts';
import styles from './toggle-group.module.css';

interface Option<T> {
  readonly value: T;
  readonly text: string;
  /** The accessible name, if the text alone is unclear. */
  readonly name?: string;
  /** The language of the text, if it is not the page's. */
  readonly lang?: string;
}
interface Props<T> {
  readonly name: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  readonly className?: string;
}

/** A few choices side by side, one of which is on. */
export function ToggleGroup<T extends string | number>({ name, options, value, onChoose, className }: Props<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws and lays out in ways of its own.
    <div role="group" aria-label={name} className={classList(styles.group, className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          aria-label={option.name}
          lang={option.lang}
          onClick={() => onChoose(option.value)}
        >
          <span>{option.text}</span>
        </button>
      ))}
    </div>
  );
}
