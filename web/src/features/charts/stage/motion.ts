const FRAME_MS = 1000 / 30;
/** The mean time between frames above which the device is too slow, and fewer strokes are drawn. */
const SLOW_MS = 55;
const FEWEST = 0.4;

/**
 * Repaints 30 times a second while the motion is on and the page is visible. A slow device draws fewer strokes; a
 * device too slow even for these draws all strokes without motion.
 */
export function createMotion(repaint: () => void) {
  let isOn = false;
  let frame = 0;
  let lastAt = 0;
  let meanMs = FRAME_MS;
  let share = 1;
  let isTooSlow = false;

  function tick(at: number): void {
    frame = requestAnimationFrame(tick);
    if (at - lastAt < FRAME_MS - 2) return;
    const tookMs = Math.min(500, at - lastAt);
    lastAt = at;
    meanMs += (tookMs - meanMs) * 0.1;
    if (meanMs > SLOW_MS) {
      share *= 0.85;
      meanMs = FRAME_MS;
      if (share < FEWEST) stopMoving();
    }
    repaint();
  }
  function stopMoving(): void {
    isTooSlow = true;
    share = 1;
    cancelAnimationFrame(frame);
  }
  function update(): void {
    cancelAnimationFrame(frame);
    if (!isOn || isTooSlow || document.hidden) return;
    lastAt = performance.now();
    frame = requestAnimationFrame(tick);
  }
  document.addEventListener('visibilitychange', update);
  return {
    set(on: boolean): void {
      if (on === isOn) return;
      isOn = on;
      update();
    },
    share: () => share,
    isMoving: () => isOn && !isTooSlow,
    remove(): void {
      isOn = false;
      update();
      document.removeEventListener('visibilitychange', update);
    },
  };
}
