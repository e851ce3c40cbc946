import type { NamedPlace, NameKind } from '@groundswell/basemap';
import { useEffect, useMemo, useState } from 'react';
import { boxesOn, onBoxes, putBoxes } from './boxes-on-map.ts';
import { boxesOverMap } from './boxes-over-map.ts';
import { layoutLabels, type MapLabel } from './label-layout.ts';
import type { LiveMap } from './live-map.ts';
import styles from './map-labels.module.css';
import { useAnchored } from './use-anchored.ts';
import { useNames } from './use-names.ts';

/** The text colour and the halo colour of a place name over the sea. */
interface SeaInk {
  readonly ink: string;
  readonly halo: string;
}

export type SeaInkAt = (lat: number, lon: number) => SeaInk | undefined;

interface Props {
  readonly map: LiveMap;
  readonly lang: string;
  readonly kinds?: readonly NameKind[] | undefined;
  /**
   * Returns the colours of a place name over a chart's colours; undefined where the name stands on the base map's sea.
   */
  readonly seaInk?: SeaInkAt | undefined;
}

const NO_LABELS: readonly MapLabel[] = [];

/**
 * The place names on a map, which avoid markers and elements over the map. They are laid out each time the map comes to
 * rest. While the map moves, the names move with it.
 */
export function MapLabels({ map, lang, kinds, seaInk }: Props) {
  const places = useNames(map, kinds);
  const [labels, setLabels] = useState(NO_LABELS);
  useEffect(() => {
    const read = () => {
      const next = readLabels(map, places, lang);
      setLabels(next);
      putBoxes(
        map,
        'names',
        next.map(({ box }) => box),
      );
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(map.container);
    const stops = [map.on('moveend', read), onBoxes(map, 'marks', read)];
    return () => {
      observer.disconnect();
      for (const stop of stops) stop();
    };
  }, [map, places, lang]);
  const anchors = useMemo(() => labels.map(({ key, place: { lat, lon } }) => ({ key, lat, lon })), [labels]);
  const anchor = useAnchored(map, anchors);

  return (
    <ul className={styles.labels} aria-hidden="true" data-labels>
      {labels.map(({ key, place, side }) => {
        const ink = side === undefined ? seaInk?.(place.lat, place.lon) : undefined;
        return (
          <li key={key} ref={anchor(key)} className={styles[place.kind]} data-side={side}>
            <span ref={(element) => paint(element, ink)}>{nameIn(place, lang)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The colours are set through the style object, because the content security policy forbids the attribute `style`. */
function paint(element: HTMLElement | null, ink: SeaInk | undefined): void {
  element?.style.setProperty('--name', ink?.ink ?? '');
  element?.style.setProperty('--halo', ink?.halo ?? '');
}

function readLabels(map: LiveMap, places: readonly NamedPlace[], lang: string): readonly MapLabel[] {
  const { clientWidth: width, clientHeight: height } = map.container;
  const nameOf = (place: NamedPlace) => nameIn(place, lang);
  const view = { zoom: map.view().zoom, width, height, project: map.project, nameOf };
  return layoutLabels(places, view, [...boxesOn(map, 'marks'), ...boxesOverMap(map.container)]);
}

function nameIn({ name, names }: NamedPlace, lang: string): string {
  return names?.[lang] ?? name;
}
