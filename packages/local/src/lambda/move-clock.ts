/** Replaces `Date`, so that the present is the machine's time plus `offsetMs`. */
export function moveClock(offsetMs: number) {
  if (offsetMs === 0) return;
  const now = () => machineDate.now() + offsetMs;
  const machineDate = Date;
  globalThis.Date = new Proxy(machineDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new machineDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
