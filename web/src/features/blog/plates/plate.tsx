import type { ReactNode } from 'react';
import { AlertsPlate, EtiquettePlate, PatternsPlate, RunsPlate, TravelPlate, WindowPlate } from './land-plates.tsx';
import styles from './plate.module.css';
import { BuoyPlate, PeriodPlate, SwellPlate, TidePlate, WindPlate } from './sea-plates.tsx';

/** By the slug of a tag or a topic. */
const PLATES: Readonly<Record<string, () => ReactNode>> = {
  swell: SwellPlate,
  period: PeriodPlate,
  tides: TidePlate,
  buoys: BuoyPlate,
  wind: WindPlate,
  rating: WindPlate,
  runs: RunsPlate,
  accuracy: RunsPlate,
  etiquette: EtiquettePlate,
  travel: TravelPlate,
  alerts: AlertsPlate,
  founder: WindowPlate,
  forecasting: PatternsPlate,
  'the-sea': SwellPlate,
  'in-the-water': EtiquettePlate,
  'using-the-site': AlertsPlate,
  'about-us': WindowPlate,
};

/** The drawing of a post without a picture: that of the first of its tags and topic that has one. */
export function Plate({ labels }: { readonly labels: readonly string[] }) {
  const Drawn = labels.map((label) => PLATES[label]).find(Boolean) ?? BuoyPlate;
  return (
    <svg className={styles.plate} viewBox="0 0 400 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <Drawn />
    </svg>
  );
}
