import type { GraphLabel } from './time-labels.ts';

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
