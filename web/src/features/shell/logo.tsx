/** Draws a wave that curls over a horizon. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 30 30"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M3 22c5 0 6-13 13-13 5 0 7 4 7 7s-2 4.5-4.3 4.5" />
      <path d="M3 27c9 0 15 0 24 0" opacity=".4" />
      <path d="M8 15c1.500-4 4-8.500 9-10" opacity=".6" />
    </svg>
  );
}
