import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { language } from '../../../preferences/language.ts';
import { unbroken } from '../../../ui/typography.ts';
import { useWidth } from '../../../ui/use-width.ts';
import type { Cursor } from '../cursor/cursor.ts';
import { clampPlace } from '../timeline/timeline-window.ts';
import { longestWords, wordsOf } from './longest-words.ts';
import { type ReadOut, type ReadOutData, readHour } from './read-out.ts';
import styles from './read-out-line.module.css';
import { reserveHeights } from './reserve-heights.ts';

/** The indices of the facts surf and wind. Their notes make them long, so each takes a full line on a phone. */
const LONG = new Set([0, 2]);

interface Props {
  readonly readOutData: ReadOutData;
  readonly cursor: Cursor;
  readonly now: number;
  readonly hours: number;
}

/** The hour under the cursor in words, above the graph. Each fact keeps its position while the cursor moves. */
export function ReadOutLine({ readOutData, cursor, now, hours }: Props) {
  const line = useRef<HTMLDivElement>(null);
  const read = () => {
    const { facts, ...rest } = readHour(readOutData, clampPlace(cursor.read() ?? now, hours), language);
    return { ...rest, facts: facts.map((fact) => ({ ...fact, value: unbroken(fact.value) })) };
  };
  // The text changes during a drag; writing it outside of React saves frames on slow phones. It is written again after
  // each render, because React restores the text of its last render.
  useLayoutEffect(() => {
    const write = () => writeWords(line.current, read());
    write();
    return cursor.onRead(write);
  });
  const width = useWidth(line);
  const isLaidOut = width > 0;
  const longest = useMemo(
    () => (isLaidOut ? longestWords(readOutData, hours, language) : []),
    [readOutData, hours, isLaidOut],
  );
  useEffect(() => {
    const reserve = () => line.current && width > 0 && reserveHeights(line.current, longest);
    reserve();
    // The heights are measured again with the real font, because the fallback font has other widths.
    void document.fonts.ready.then(reserve);
  }, [longest, width]);
  const { time, facts, why } = read();
  return (
    <div ref={line} className={styles.read}>
      <p className={styles.time} data-words>
        {time}
      </p>
      {facts.map(({ name, value, note, train }, place) => (
        <p key={place} data-fact data-place data-train={train} data-wide={LONG.has(place) || undefined}>
          <span data-words>{name}</span> <b data-words>{value}</b> <span data-words>{note}</span>
        </p>
      ))}
      <p className={styles.why} data-place data-words>
        {why}
      </p>
    </div>
  );
}

function writeWords(line: HTMLElement | null, { time, facts, why }: ReadOut): void {
  const words = [time, ...facts.flatMap(wordsOf), why];
  line?.querySelectorAll('[data-words]').forEach((place, i) => {
    const next = words[i] ?? '';
    const text = place.firstChild;
    if (text?.nodeValue === next) return;
    // Changing the text node avoids the style recalculation that new element content would cause.
    if (text) text.nodeValue = next;
    else place.append(next);
  });
  line?.querySelectorAll<HTMLElement>('[data-fact]').forEach((place, i) => {
    const train = facts[i]?.train?.toString() ?? '';
    if ((place.dataset.train ?? '') !== train) place.dataset.train = train;
  });
}
