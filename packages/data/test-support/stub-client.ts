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
 * Makes an SDK client's requests reach a stub in this process. Otherwise, tests with hundreds of thousands of requests
 * spend nearly all their time on endpoint rules, signing, schemas, retries and HTTP. `answer` receives the operation's
 * full name, `PutItem`, and its input. Dates and binary values are not supported.
 */
export function stubClient(
  client: object,
  answer: (operation: string, input: Fields) => Promise<object> | object,
  abbreviated: Readonly<Record<string, string>> = {},
): void {
  const { middlewareStack } = client as Client;
  // Only the client's own middleware, which prepares requests for the wire, is removed. Middleware that a test adds
  // later stays.
  const own = middlewareStack.identify().map((step) => step.replace(/ - .*/, ''));
  // `identify` does not list these two, because they are positioned relative to middleware that commands add.
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
