/** An NDBC instrument that a beach refers to. The flags state what it measures. */
export interface Station {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly kind: 'buoy' | 'land';
  readonly waves: boolean;
  readonly wind: boolean;
  readonly waterTemperature: boolean;
}
