type Fields = Readonly<Record<string, unknown>>;
type Handler = (args: { readonly input: Fields }) => Promise<{ readonly output: object }>;

interface Client {
  send(command: { readonly input: Fields }): Promise<object>;
  readonly middlewareStack: {
    identify(): string[];
    remove(name: string): boolean;
    resolve(handler: Handler, context: object): Handler;
  };
}

/**
 * Makes an SDK client's requests reach a stand-in in this process: endpoint rules, signature, schemas, retries and the
 * wire are nearly all the time of a request, of which some tests make hundreds of thousands. `answer` is given an
 * operation by its whole name, `PutItem`, and its input. No dates and no binary values.
 */
export function answerClient(
  client: object,
  answer: (operation: string, input: Fields) => Promise<object> | object,
  abbreviated: Readonly<Record<string, string>> = {},
): void {
  const { middlewareStack } = client as Client;
  // Its own steps prepare what goes over a wire; those that a test adds later stay.
  const own = middlewareStack.identify().map((step) => step.replace(/ - .*/, ''));
  // Two are not listed, as they stand beside steps that commands bring.
  for (const name of [...own, 'httpAuthSchemeMiddleware', 'httpSigningMiddleware']) middlewareStack.remove(name);
  const send: Client['send'] = async (command) => {
    const name = command.constructor.name.replace(/Command$/, '');
    const operation = abbreviated[name] ?? name;
    const handle: Handler = async ({ input }) => ({ output: await answer(operation, input) });
    const through = middlewareStack.resolve(handle, { commandName: `${operation}Command` });
    return (await through({ input: command.input })).output;
  };
  Object.assign(client, { send });
}
