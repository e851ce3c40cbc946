import { processSingleton } from '@groundswell/test/support/process-singleton';

interface Command {
  readonly input: object;
}
type Answer = (command: string, input: never) => object;
interface Client {
  send(command: Command, ...options: unknown[]): Promise<object>;
}

/** The stubs, by the prototype of the client class whose requests they answer. */
const answers = processSingleton('answers-within', () => new Map<object, Answer>());

/**
 * Makes all clients of an SDK class reach a stub in this process. HTTP, signing and retries, which take most of a
 * request's time, are left out. Middleware that a test puts before the inherited `send` still runs first. Returns a
 * function that undoes the change.
 */
export function stubInProcess<Input>(
  { prototype }: { readonly prototype: object },
  answer: (command: string, input: Input) => object,
): () => void {
  processSingleton('clients-within', () => interceptSend(Object.getPrototypeOf(prototype)));
  answers.set(prototype, answer);
  return () => void answers.delete(prototype);
}

function interceptSend(inherited: Client): true {
  const { send } = inherited;
  inherited.send = async function (command, ...options) {
    const answer = answers.get(Object.getPrototypeOf(this));
    if (!answer) return send.call(this, command, ...options);
    return answer(command.constructor.name.replace(/Command$/, ''), command.input as never);
  };
  return true;
}
