/** The site's own colours (web/src/styles/tokens.css): by light, and by dark. */
const COLOURS = {
  paper: ['#faf9f4', '#0a141d'],
  sheet: ['#ffffff', '#101d28'],
  ink: ['#10233a', '#e8eff2'],
  quiet: ['#55677a', '#93a6b4'],
  rule: ['#dcdfd8', '#223341'],
  night: ['#eef0ee', '#0b161f'],
  button: ['#10233a', '#e8eff2'],
  onButton: ['#f2f6f7', '#0a141d'],
  link: ['#006aa8', '#4bb1ee'],
  clean: ['#006aa8', '#4bb1ee'],
  fair: ['#945800', '#eda53a'],
  choppy: ['#8a1e4b', '#e584ab'],
} as const;
export type Colour = keyof typeof COLOURS;

/**
 * A declaration of a colour, twice: programs that know `light-dark()` (Apple Mail, Thunderbird, Samsung's) take the
 * second, the others pass over it and have the first, which they darken themselves (caniemail.com, 2024-08).
 */
export function coloured(property: 'color' | 'background-color' | 'border-color', colour: Colour): string {
  const [light, dark] = COLOURS[colour];
  return `${property}:${light};${property}:light-dark(${light},${dark});`;
}
