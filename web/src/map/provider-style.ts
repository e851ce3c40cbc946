import { type BaseStyle, FIRST_OF_LAND } from './base-style.ts';
import type { Engine } from './engine-map.ts';
import type { MapGround } from './live-map.ts';

/** A provider that says nothing for so long is taken for away. */
const WAIT_MS = 8000;
/** The provider has a sea, rivers and borders of its own. */
const PROVIDERS_OWN = ['sea', 'river', 'border'];

/**
 * Waits for the style that a map was opened with. Over a provider's our land is laid, beneath its first line or name,
 * so that fields are cut by our coast and its roads and names stand above; where it does not come, ours takes its place.
 */
export function settleStyle(engine: Engine, ours: BaseStyle, isProviders: boolean): Promise<MapGround> {
  return new Promise((resolve) => {
    let ground: MapGround = isProviders ? 'provider' : 'own';
    const stops: (() => void)[] = [];
    const settle = () => {
      for (const stop of stops.splice(0)) stop();
      resolve(ground);
    };
    const giveUp = () => {
      if (ground !== 'provider') return;
      ground = 'own-instead';
      engine.map.setStyle(ours as never);
    };
    // Also when a lost context came back, for which nothing is to be listened to any more but this.
    engine.listen('style.load', () => {
      if (ground === 'provider') layLand(engine, ours);
      settle();
    });
    if (!isProviders) return;
    const timer = setTimeout(giveUp, WAIT_MS);
    stops.push(() => clearTimeout(timer), engine.listen('error', giveUp));
  });
}

function layLand({ map }: Engine, { sources, layers }: BaseStyle): void {
  if (map.getLayer(FIRST_OF_LAND)) return;
  for (const [id, source] of Object.entries(sources)) map.addSource(id, source as never);
  const above = map.getStyle()?.layers.find(({ type }) => type === 'line' || type === 'symbol')?.id;
  for (const layer of layers) if (!PROVIDERS_OWN.includes(layer.id)) map.addLayer(layer as never, above);
}
