/** Draws a row of wave crests, from `x` to the right. Their troughs lie on the line `y`. */
export function waves(x: number, y: number, count: number, length: number, height: number): string {
  const [quarter, half] = [length / 4, length / 2];
  const one = `c${quarter} 0 ${quarter} ${-height} ${half} ${-height}s${quarter} ${height} ${half} ${height}`;
  return `M${x} ${y}${one.repeat(count)}`;
}

/** Draws a line with a solid arrow head at its second point. */
export function arrow(fromX: number, fromY: number, toX: number, toY: number): { line: string; head: string } {
  const along = Math.atan2(toY - fromY, toX - fromX);
  const wing = (turn: number) =>
    `${round(toX - 7 * Math.cos(along + turn))} ${round(toY - 7 * Math.sin(along + turn))}`;
  return { line: `M${fromX} ${fromY}L${toX} ${toY}`, head: `M${toX} ${toY}L${wing(0.42)} ${wing(-0.42)}Z` };
}

/** Draws a dot: a person seen from above. */
export function dot(x: number, y: number, radius = 3): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** Draws a board from above, centred on a point and turned clockwise. */
export function board(x: number, y: number, turnDeg: number, length = 26): string {
  const turn = (turnDeg * Math.PI) / 180;
  const point = (along: number, across: number) =>
    `${round(x + along * Math.cos(turn) - across * Math.sin(turn))} ${round(y + along * Math.sin(turn) + across * Math.cos(turn))}`;
  const [half, wide] = [length / 2, length / 7];
  return `M${point(half, 0)}Q${point(half * 0.3, wide * 1.6)} ${point(-half, wide * 0.7)}L${point(-half, -wide * 0.7)}Q${point(half * 0.3, -wide * 1.6)} ${point(half, 0)}Z`;
}

/** Draws an arc around a point, from one direction to another, degrees clockwise from the right. */
export function arc(x: number, y: number, radius: number, fromDeg: number, toDeg: number): string {
  const point = (deg: number) =>
    `${round(x + radius * Math.cos((deg * Math.PI) / 180))} ${round(y + radius * Math.sin((deg * Math.PI) / 180))}`;
  return `M${point(fromDeg)}A${radius} ${radius} 0 ${Math.abs(toDeg - fromDeg) > 180 ? 1 : 0} 1 ${point(toDeg)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
