import type { GraphLabel } from './time-labels.ts';

/** A label of a graph where it was placed. */
export function LabelText({
  text,
  x,
  y,
  textAnchor,
  className,
}: GraphLabel & { readonly className: string | undefined }) {
  return (
    <text className={className} x={x} y={y} textAnchor={textAnchor}>
      {text}
    </text>
  );
}
