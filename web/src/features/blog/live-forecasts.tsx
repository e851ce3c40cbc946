import { type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ConditionPatterns } from '../../entities/surf/condition-patterns.tsx';
import { LiveForecast } from './live-forecast.tsx';

interface Place {
  readonly slug: string;
  readonly element: Element;
}

/** Adds live forecasts to a text: below each link with `data-forecast` it inserts a forecast. */
export function LiveForecasts({ text }: { readonly text: RefObject<HTMLElement | null> }) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const links = [...(text.current?.querySelectorAll<HTMLElement>('a[data-forecast]') ?? [])];
    const made = links.map((link) => {
      const element = document.createElement('span');
      link.after(element);
      return { slug: link.dataset.forecast ?? '', element };
    });
    setPlaces(made);
    return () => {
      for (const { element } of made) element.remove();
    };
  }, [text]);
  return (
    <>
      {places.length > 0 && <ConditionPatterns />}
      {places.map(({ slug, element }, at) => createPortal(<LiveForecast slug={slug} />, element, `${slug} ${at}`))}
    </>
  );
}
