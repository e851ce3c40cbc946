import type { Placeholders } from './request.ts';
import { openTokens, type Tokens } from './tokens.ts';
import { compare, InvalidRequest, type Item, isSame, membersOf, read, sizeOf, typeOf, type Value } from './values.ts';

export type Condition = (item: Item | undefined) => boolean;
type Operand = (item: Item | undefined) => Value | undefined;

/** Parses a condition, a filter, or the key condition of a query. */
export function parseCondition(expression: string, placeholders: Placeholders): Condition {
  const tokens = openTokens(expression, placeholders);
  const condition = parseOr(tokens);
  tokens.end();
  return condition;
}

function parseOr(tokens: Tokens): Condition {
  const parts = [parseAnd(tokens)];
  while (tokens.skip('OR')) parts.push(parseAnd(tokens));
  return (item) => parts.some((holds) => holds(item));
}

function parseAnd(tokens: Tokens): Condition {
  const parts = [parseNot(tokens)];
  while (tokens.skip('AND')) parts.push(parseNot(tokens));
  return (item) => parts.every((holds) => holds(item));
}

function parseNot(tokens: Tokens): Condition {
  if (tokens.skip('NOT')) {
    const condition = parseNot(tokens);
    return (item) => !condition(item);
  }
  if (!tokens.skip('(')) return tokens.isAtCall() && tokens.peek() !== 'SIZE' ? parseTest(tokens) : parseOrder(tokens);
  const condition = parseOr(tokens);
  tokens.expect(')');
  return condition;
}

const TESTS: Readonly<Record<string, (value: Value | undefined, other: Value | undefined) => boolean>> = {
  ATTRIBUTE_EXISTS: (value) => value !== undefined,
  ATTRIBUTE_NOT_EXISTS: (value) => value === undefined,
  BEGINS_WITH: (value, start) => value?.S !== undefined && start?.S !== undefined && value.S.startsWith(start.S),
  CONTAINS: (value, part) => value !== undefined && part !== undefined && contains(value, part),
};

function parseTest(tokens: Tokens): Condition {
  const test = TESTS[tokens.peek()] ?? unknown(tokens.take());
  tokens.take();
  tokens.expect('(');
  const [value, other] = tokens.list(() => parseOperand(tokens));
  tokens.expect(')');
  return (item) => test(value?.(item), other?.(item));
}

const ORDERS: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

function parseOrder(tokens: Tokens): Condition {
  const left = parseOperand(tokens);
  const sign = tokens.take();
  const right = parseOperand(tokens);
  const both = (item: Item | undefined, of: (a: Value, b: Value) => boolean) => {
    const [a, b] = [left(item), right(item)];
    return a !== undefined && b !== undefined && of(a, b);
  };
  if (sign === '=') return (item) => both(item, isSame);
  // As in DynamoDB, `<>` also holds when one of the values is absent.
  if (sign === '<>') return (item) => !both(item, isSame);
  if (sign.toUpperCase() === 'BETWEEN') {
    tokens.expect('AND');
    const last = parseOperand(tokens);
    return (item) => {
      const end = last(item);
      return both(item, (a, b) => end !== undefined && isInOrder(b, a, '<=') && isInOrder(a, end, '<='));
    };
  }
  if (!ORDERS[sign]) unknown(sign);
  return (item) => both(item, (a, b) => isInOrder(a, b, sign));
}

function isInOrder(a: Value, b: Value, sign: string): boolean {
  const order = compare(a, b);
  return order !== undefined && ORDERS[sign]?.(order) === true;
}

function parseOperand(tokens: Tokens): Operand {
  if (tokens.isAtValue()) {
    const value = tokens.value();
    return () => value;
  }
  if (tokens.isAtCall()) {
    tokens.expect('SIZE');
    tokens.expect('(');
    const path = tokens.path();
    tokens.expect(')');
    return (item) => {
      const value = read(item, path);
      return value && { N: String(membersOf(value)?.length ?? sizeOf(value)) };
    };
  }
  const path = tokens.path();
  return (item) => read(item, path);
}

function contains(value: Value, part: Value): boolean {
  if (value.S !== undefined) return part.S !== undefined && value.S.includes(part.S);
  if (value.L) return value.L.some((one) => isSame(one, part));
  const member = Object.values(part)[0];
  return typeOf(value) === `${typeOf(part)}S` && (membersOf(value)?.includes(member) ?? false);
}

function unknown(token: string): never {
  throw new InvalidRequest(`${token} is not known here`);
}
