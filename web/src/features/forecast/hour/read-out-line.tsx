import { useLayoutEffect, useRef } from 'react';
import { language } from '../../../preferences/language.ts';
import { unbroken } from '../../../ui/typography.ts';
import type { Cursor } from '../cursor/cursor.ts';
import { clampPlace } from '../timeline/timeline-window.ts';
import { type ReadOf, type ReadOut, readHour } from './read-out.ts';
import styles from './read-out-line.module.css';

/** The places of surf and wind, which have notes: on a phone each takes a full line. */
const LONG = new Set([0, 2]);

interface Props {
  readonly of: ReadOf;
  readonly cursor: Cursor;
  readonly now: number;
  readonly hours: number;
}

/** The hour under the cursor in words, above the graph. Every fact keeps its place while the cursor moves. */
export function ReadOutLine({ of, cursor, now, hours }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const read = () => {
    const { facts, ...rest } = readHour(of, clampPlace(cursor.read() ?? now, hours), language);
    return { ...rest, facts: facts.map((fact) => ({ ...fact, value: unbroken(fact.value) })) };
  };
  // The text changes during a drag: written outside of React, which would cost slow phones their frames. Also after a
  // render, which resets it to the words of the last one.
  useLayoutEffect(() => {
    const write = () => writeWords(line.current, read());
    write();
    return cursor.onRead(write);
  });
  const { time, facts, why } = read();
  return (
    <div ref={line} className={styles.read}>
      <p className={styles.time} data-words>
        {time}
      </p>
      {facts.map(({ name, value, note, train }, place) => (
        <p key={place} data-fact data-train={train} data-wide={LONG.has(place) || undefined}>
          <span data-words>{name}</span> <b data-words>{value}</b> <span data-words>{note}</span>
        </p>
      ))}
      <p className={styles.why} data-words>
        {why}
      </p>
    </div>
  );
}

function writeWords(line: HTMLElement | null, { time, facts, why }: ReadOut): void {
  const words = [time, ...facts.flatMap(({ name, value, note }) => [name, value, note]), why];
  line?.querySelectorAll('[data-words]').forEach((place, i) => {
    const next = words[i] ?? '';
    const text = place.firstChild;
    if (text?.nodeValue === next) return;
    // Changes the text node: new content of an element would be styled again.
    if (text) text.nodeValue = next;
    else place.append(next);
  });
  line?.querySelectorAll<HTMLElement>('[data-fact]').forEach((place, i) => {
    const train = facts[i]?.train?.toString() ?? '';
    if ((place.dataset.train ?? '') !== train) place.dataset.train = train;
  });
}
