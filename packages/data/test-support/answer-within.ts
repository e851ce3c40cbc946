import { ofProcess } from './of-process.ts';

interface Command {
  readonly input: object;
}
type Answer = (command: string, input: never) => object;
interface Client {
  send(command: Command, ...options: unknown[]): Promise<object>;
}

/** What answers the clients of a class, by its prototype. */
const answers = ofProcess('answers-within', () => new Map<object, Answer>());

/**
 * Lets the clients of a class reach a service within this process, without wire, signature and retries: they are most of
 * a request's time. What tests put before the `send` that all clients inherit still comes before it. Returns what undoes it.
 */
export function answerWithin<Input>(
  { prototype }: { readonly prototype: object },
  answer: (command: string, input: Input) => object,
): () => void {
  ofProcess('clients-within', () => askWithin(Object.getPrototypeOf(prototype)));
  answers.set(prototype, answer);
  return () => void answers.delete(prototype);
}

function askWithin(inherited: Client): true {
  const { send } = inherited;
  inherited.send = async function (command, ...options) {
    const answer = answers.get(Object.getPrototypeOf(this));
    if (!answer) return send.call(this, command, ...options);
    return answer(command.constructor.name.replace(/Command$/, ''), command.input as never);
  };
  return true;
}
