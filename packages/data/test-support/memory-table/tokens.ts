import type { Placeholders } from './request.ts';
import { InvalidRequest, type Path, type Value } from './values.ts';

const TOKEN = /\s*(<>|<=|>=|[=<>(),.+-]|[#:]?\w+)/y;

/** Reads an expression's tokens one after the other. */
export function openTokens(expression: string, { names, values, used }: Placeholders) {
  const all: string[] = [];
  for (TOKEN.lastIndex = 0; expression.slice(TOKEN.lastIndex).trim(); ) {
    const [, token] = TOKEN.exec(expression) ?? [];
    if (!token) throw new InvalidRequest(`Syntax error in ${expression}`);
    all.push(token);
  }
  let at = 0;
  const tokens = {
    peek: () => all[at]?.toUpperCase() ?? '',
    take: () => all[at++] ?? '',
    /** Skips the token if it is next, and returns whether it was. */
    skip(token: string): boolean {
      if (tokens.peek() !== token) return false;
      at++;
      return true;
    },
    expect(token: string): void {
      if (!tokens.skip(token)) throw new InvalidRequest(`${expression}: ${token} is missing before ${tokens.peek()}`);
    },
    isAtValue: () => all[at]?.startsWith(':') === true,
    isAtCall: () => all[at + 1] === '(',
    value(): Value {
      const name = tokens.take();
      used.add(name);
      return values[name] ?? unknown(name);
    },
    path(): Path {
      const path: string[] = [];
      do {
        const name = tokens.take();
        if (name.startsWith('#')) used.add(name);
        path.push(name.startsWith('#') ? (names[name] ?? unknown(name)) : name);
      } while (tokens.skip('.'));
      return path;
    },
    /** Reads a comma-separated list, calling `one` to read each element. */
    list<T>(one: () => T): T[] {
      const found = [one()];
      while (tokens.skip(',')) found.push(one());
      return found;
    },
    end(): void {
      if (at < all.length) throw new InvalidRequest(`${expression}: nothing may follow ${all[at - 1]}`);
    },
  };
  return tokens;
}

export type Tokens = ReturnType<typeof openTokens>;

function unknown(name: string): never {
  throw new InvalidRequest(`An expression attribute name or value used in expression is not defined: ${name}`);
}
