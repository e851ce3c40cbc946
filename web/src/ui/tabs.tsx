import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { itemAfterKey } from './menu-keys.ts';
import styles from './tabs.module.css';

interface Props<T> {
  readonly name: string;
  /** The tabs; `count` is the number of items in one. */
  readonly tabs: readonly { readonly value: T; readonly text: string; readonly count?: number | undefined }[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
  /** The content of the chosen tab. */
  readonly children: ReactNode;
}

const TURNED: Readonly<Record<string, string>> = {
  ArrowRight: 'ArrowDown',
  ArrowLeft: 'ArrowUp',
  Home: 'Home',
  End: 'End',
};

/** Tabs for several views of one thing. They form one Tab stop; the left and right arrows choose. */
export function Tabs<T extends string>({ name, tabs, value, onChoose, children }: Props<T>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = itemAfterKey(
      TURNED[event.key] ?? '',
      at,
      tabs.map(({ text }) => text),
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.value);
    document.getElementById(`${id}${tab.value}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={name} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}${tab.value}`}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChoose(tab.value)}
          >
            {tab.text}
            {tab.count !== undefined && <small>{tab.count}</small>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${value}`} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}
