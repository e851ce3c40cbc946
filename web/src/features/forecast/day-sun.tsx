import type { DayReply } from '@groundswell/contracts';
import { messages } from '../../messages.ts';
import styles from './facts.module.css';
import { Fact, Facts } from './facts.tsx';

const words = messages.forecast;

export function DaySun({ day }: { readonly day: DayReply }) {
  return (
    <section>
      <h3 className={styles.heading}>{words.sun}</h3>
      <Facts>
        <Fact name={words.firstLight}>{day.firstlight ?? messages.missing}</Fact>
        <Fact name={words.sunrise}>{day.sunrise ?? messages.missing}</Fact>
        <Fact name={words.sunset}>{day.sunset ?? messages.missing}</Fact>
        <Fact name={words.lastLight}>{day.lastlight ?? messages.missing}</Fact>
      </Facts>
    </section>
  );
}
