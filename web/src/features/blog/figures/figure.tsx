import type { ReactNode } from 'react';
import styles from './figure.module.css';
import {
  AlertsFigure,
  EtiquetteFigure,
  PatternsFigure,
  RunsFigure,
  TravelFigure,
  WindowMapStill,
} from './land-figures.tsx';
import { BuoyFigure, PeriodFigure, SwellFigure, TideFigure, WindFigure } from './sea-figures.tsx';

/** The drawings by the slug of a tag or a topic. */
const PLATES: Readonly<Record<string, () => ReactNode>> = {
  swell: SwellFigure,
  period: PeriodFigure,
  tides: TideFigure,
  buoys: BuoyFigure,
  wind: WindFigure,
  rating: WindFigure,
  runs: RunsFigure,
  accuracy: RunsFigure,
  etiquette: EtiquetteFigure,
  travel: TravelFigure,
  alerts: AlertsFigure,
  founder: WindowMapStill,
  forecasting: PatternsFigure,
  'the-sea': SwellFigure,
  'in-the-water': EtiquetteFigure,
  'using-the-site': AlertsFigure,
  'about-us': WindowMapStill,
};

/** Shows a drawing for a post without a picture: the drawing of the first tag or topic that has one. */
export function MapStill({ labels }: { readonly labels: readonly string[] }) {
  const Drawn = labels.map((label) => PLATES[label]).find(Boolean) ?? BuoyFigure;
  return (
    <svg className={styles.plate} viewBox="0 0 400 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawn />
    </svg>
  );
}
