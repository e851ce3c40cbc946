import type { Placeholders } from './request.ts';
import { openTokens, type Tokens } from './tokens.ts';
import { InvalidRequest, type Item, membersOf, type Path, read, typeOf, type Value, withValue } from './values.ts';

/** Applies an update to an item; all operands are read from the item before the update. */
export type Update = (was: Item) => Item;
type Step = (was: Item) => readonly [Path, Value | undefined];
type Operand = (was: Item) => Value;

export function parseUpdate(expression: string, placeholders: Placeholders): Update {
  const tokens = openTokens(expression, placeholders);
  const steps: Step[] = [];
  do {
    const parseStep = CLAUSES[tokens.peek()];
    if (!parseStep) throw new InvalidRequest(`${expression}: ${tokens.peek()} is no clause`);
    tokens.take();
    steps.push(...tokens.list(() => parseStep(tokens)));
  } while (tokens.peek());
  return (was) => {
    const changes = steps.map((step) => step(was));
    return changes.reduce<Item>((item, [path, value]) => withValue(item, path, value), was);
  };
}

const CLAUSES: Readonly<Record<string, (tokens: Tokens) => Step>> = {
  SET(tokens) {
    const path = tokens.path();
    tokens.expect('=');
    const value = parseSum(tokens);
    return (was) => [path, value(was)];
  },
  REMOVE(tokens) {
    const path = tokens.path();
    return () => [path, undefined];
  },
  ADD(tokens) {
    const [path, more] = [tokens.path(), tokens.value()];
    return (was) => {
      const value = read(was, path);
      if (more.N !== undefined) return [path, add(value ?? { N: '0' }, more, 1)];
      return [path, setOf(more, new Set([...members(value, more), ...(membersOf(more) ?? [])]))];
    };
  },
  DELETE(tokens) {
    const [path, less] = [tokens.path(), tokens.value()];
    return (was) => {
      const left = members(read(was, path), less).filter((one) => !membersOf(less)?.includes(one));
      return [path, left.length > 0 ? setOf(less, new Set(left)) : undefined];
    };
  },
};

function parseSum(tokens: Tokens): Operand {
  const first = parseOperand(tokens);
  const sign = { '+': 1, '-': -1 }[tokens.peek()];
  if (!sign) return first;
  tokens.take();
  const second = parseOperand(tokens);
  return (was) => add(first(was), second(was), sign);
}

function parseOperand(tokens: Tokens): Operand {
  if (tokens.isAtValue()) {
    const value = tokens.value();
    return () => value;
  }
  if (!tokens.isAtCall()) {
    const path = tokens.path();
    return (was) => read(was, path) ?? missing();
  }
  const name = tokens.take();
  tokens.expect('(');
  const isDefault = name === 'if_not_exists';
  if (!isDefault && name !== 'list_append') throw new InvalidRequest(`${name} is not known here`);
  const path = isDefault ? tokens.path() : undefined;
  const first: Operand = path ? (was) => read(was, path) as Value : parseOperand(tokens);
  tokens.expect(',');
  const second = parseOperand(tokens);
  tokens.expect(')');
  if (isDefault) return (was) => first(was) ?? second(was);
  return (was) => ({ L: [...(first(was).L ?? wrongType()), ...(second(was).L ?? wrongType())] });
}

function add(a: Value, b: Value, sign: number): Value {
  return { N: String(Number(a.N ?? wrongType()) + sign * Number(b.N ?? wrongType())) };
}

function members(value: Value | undefined, like: Value): readonly unknown[] {
  if (value && typeOf(value) !== typeOf(like)) wrongType();
  return (value && membersOf(value)) ?? [];
}

function setOf(like: Value, all: ReadonlySet<unknown>): Value {
  return { [typeOf(like)]: [...all] } as unknown as Value;
}

function missing(): never {
  throw new InvalidRequest('The provided expression refers to an attribute that does not exist in the item');
}

function wrongType(): never {
  throw new InvalidRequest('An operand in the update expression has an incorrect data type');
}
