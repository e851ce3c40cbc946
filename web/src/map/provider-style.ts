import { type BaseStyle, FIRST_OF_LAND } from './base-style.ts';
import type { Engine } from './engine-map.ts';
import type { MapGround } from './live-map.ts';

/** The timeout after which a provider counts as unreachable. */
const WAIT_MS = 8000;
/** The layers that are omitted over a provider's style, which has a sea, rivers and borders of its own. */
const PROVIDERS_OWN = ['sea', 'river', 'border'];

/**
 * Waits for the map's style. Into a provider's style it inserts the site's land layer beneath the first line or name
 * layer. The site's coast then clips the charts, while the provider's roads and names stay visible. If the provider's
 * style fails, the site's own style replaces it.
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
    // This listener is not removed, because the style loads again each time a lost context is restored.
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
