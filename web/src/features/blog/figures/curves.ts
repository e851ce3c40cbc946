const round = (value: number) => Math.round(value * 10) / 10;

/** Returns the path of `y(x)` from `from` to `to`, sampled every `step`. */
export function curve(y: (x: number) => number, from = -4, to = 404, step = 4): string {
  const points: string[] = [];
  for (let x = from; x <= to; x += step) points.push(`${points.length === 0 ? 'M' : 'L'}${x} ${round(y(x))}`);
  return points.join('');
}

/** Returns the profile of a swell seen from the side, with crests sharper than its troughs. */
export function swell(middle: number, height: number, length: number, shift = 0): (x: number) => number {
  return (x) => {
    const lift = (Math.cos((x / length + shift) * 2 * Math.PI) + 1) / 2;
    return middle - height * (lift ** 1.5 - 0.4) * 1.5;
  };
}

/** Returns a circular arc about a centre, in degrees clockwise from north. */
export function arc(x: number, y: number, radius: number, fromDeg: number, toDeg: number): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
  };
  return `M${at(fromDeg)}A${radius} ${radius} 0 ${toDeg - fromDeg > 180 ? 1 : 0} 1 ${at(toDeg)}`;
}
