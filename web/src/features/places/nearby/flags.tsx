import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { conditionWord } from '../../../entities/surf/condition.ts';
import { ConditionMark } from '../../../entities/surf/condition-mark.tsx';
import { sizeWords } from '../../../entities/surf/surf.ts';
import { putBoxes } from '../../../map/boxes-on-map.ts';
import { boxesOverMap } from '../../../map/boxes-over-map.ts';
import type { LiveMap } from '../../../map/live-map.ts';
import { useAnchored } from '../../../map/use-anchored.ts';
import { m } from '../../../paraglide/maps.js';
import { spanned } from '../../../ui/typography.ts';
import { measureFlag, measureName } from './flag-size.ts';
import styles from './flags.module.css';
import { byScore, type Location, shownHalf } from './model.ts';
import { type Flag, MARK_PX, nameBeside, placeFlags, STALKS } from './place-flags.ts';

interface Props {
  readonly map: LiveMap;
  readonly locations: readonly Location[];
  readonly chosen: string | undefined;
  readonly isLarge: boolean;
  /** A string that changes whenever the elements over the map change; the flags are then laid out again. */
  readonly over: string;
  readonly onChoose: (location: Location) => void;
}

const NONE: ReadonlyMap<number, Flag> = new Map();

/**
 * The beaches on the map. A beach has a flag with surf height and condition pattern; where space is short, only the
 * pattern. The flags form one Tab stop; arrow keys move between them.
 */
export function Flags({ map, locations, chosen, isLarge, over, onChoose }: Props) {
  const ordered = useMemo(() => byScore(locations, chosen), [locations, chosen]);
  const places = useMemo(
    () => ordered.map(({ locationBeachId: key, locationLat: lat, locationLon: lon }) => ({ key, lat, lon })),
    [ordered],
  );
  const anchor = useAnchored(map, places);
  const flags = useFlags(map, ordered, { chosen, isLarge, over });
  const [stop, setStop] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const first = ordered.find(({ locationBeachId }) => locationBeachId === stop) ?? ordered[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const buttons = [...(list.current?.querySelectorAll<Element & HTMLOrSVGElement>('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons.at((at + step) % buttons.length)?.focus();
  };

  return (
    <ul ref={list} className={styles.flags} aria-label={m.nearby_flags()} onKeyDown={onKeyDown}>
      {ordered.map((location) => {
        const id = location.locationBeachId;
        const flag = flags.get(id);
        const isChosen = location.locationBeachSlug === chosen;
        const { surf, condition } = shownHalf(location);
        const size = measureFlag(location, isChosen, isLarge);
        return (
          <li key={id} ref={anchor(id)} data-chosen={isChosen || undefined} data-flag={flag ? true : undefined}>
            {flag && (
              <svg className={styles.stalk} aria-hidden="true">
                <path d={`M0 0L${flag.dx.toFixed(1)} ${flag.dy.toFixed(1)}`} />
                <circle r={isChosen ? 4.5 : 3} />
              </svg>
            )}
            <button
              type="button"
              tabIndex={id === first?.locationBeachId ? 0 : -1}
              aria-current={isChosen || undefined}
              aria-label={nameOf(location)}
              style={
                flag && {
                  width: size.width,
                  marginInlineStart: -size.width / 2,
                  translate: `${flag.dx.toFixed(1)}px ${flag.dy.toFixed(1)}px`,
                }
              }
              onFocus={() => setStop(id)}
              onClick={() => onChoose(location)}
            >
              {flag ? (
                <span className={styles.flag} style={{ height: size.height }}>
                  <b>{surf ? sizeWords(surf) : m.ui_missing()}</b>
                  {condition && <ConditionMark condition={condition} className={styles.bar} />}
                </span>
              ) : (
                <span className={styles.mark}>
                  <ConditionMark condition={condition} />
                </span>
              )}
              <span className={styles.name} data-side={flag && flag.dx < 0 ? 'left' : 'right'} aria-hidden="true">
                {location.locationName}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Places the flags when the map comes to rest and when the elements over it change. */
function useFlags(
  map: LiveMap,
  ordered: readonly Location[],
  { chosen, isLarge, over }: Pick<Props, 'chosen' | 'isLarge' | 'over'>,
) {
  const [flags, setFlags] = useState(NONE);
  useLayoutEffect(() => {
    const place = () => {
      const next = layout(map, ordered, chosen, isLarge);
      setFlags(next);
      putBoxes(map, 'marks', boxesOf(map, ordered, next, { chosen, isLarge }));
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(map.container);
    const stop = map.on('moveend', place);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [map, ordered, chosen, isLarge, over]);
  useEffect(() => () => putBoxes(map, 'marks', []), [map]);
  return flags;
}

/**
 * Returns the boxes that the beaches occupy on the map: one around the position of each beach, and one around each
 * flag.
 */
function boxesOf(
  map: LiveMap,
  ordered: readonly Location[],
  flags: ReadonlyMap<number, Flag>,
  { chosen, isLarge }: Pick<Props, 'chosen' | 'isLarge'>,
) {
  return ordered.flatMap((location) => {
    const spot = map.project(location.locationLat, location.locationLon);
    const flag = flags.get(location.locationBeachId);
    const { width, height } = measureFlag(location, location.locationBeachSlug === chosen, isLarge);
    return [
      boxAround(spot, MARK_PX, MARK_PX),
      ...(flag ? [boxAround({ x: spot.x + flag.dx, y: spot.y + flag.dy }, width, height)] : []),
    ];
  });
}

const boxAround = ({ x, y }: { readonly x: number; readonly y: number }, width: number, height: number) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

function layout(map: LiveMap, ordered: readonly Location[], chosen: string | undefined, isLarge: boolean) {
  const { clientWidth: width, clientHeight: height } = map.container;
  const known = ordered.filter((location) => shownHalf(location).surf);
  const marks = known.map((location) => ({
    id: location.locationBeachId,
    ...map.project(location.locationLat, location.locationLon),
    facingDeg: location.facing_deg,
    ...measureFlag(location, location.locationBeachSlug === chosen, isLarge),
  }));
  const taken = boxesOverMap(map.container).map(({ left, right, top, bottom }) => ({
    x: left,
    y: top,
    width: right - left,
    height: bottom - top,
  }));
  const room = { width, height, taken, stalks: STALKS[isLarge ? 'large' : 'small'] };
  const [[first], [mark]] = [known, marks];
  if (!isLarge || !first || !mark || first.locationBeachSlug !== chosen) return placeFlags(marks, room);
  // The chosen beach shows its name beside its flag, so the other flags must avoid that name too.
  const own = placeFlags([mark], room).get(mark.id);
  const name = own && nameBeside(mark, own, measureName(first));
  return placeFlags(marks, { ...room, taken: [...room.taken, ...(name ? [name] : [])] });
}

/** Returns the accessible name: 'Banzai Pipeline, 6–8 ft, clean' or 'Banzai Pipeline, no forecast'. */
function nameOf(location: Location): string {
  const { surf, condition } = shownHalf(location);
  return [location.locationName, surf ? spanned(surf.text) : m.ui_no_forecast(), condition && conditionWord(condition)]
    .filter(Boolean)
    .join(m.ui_comma());
}
