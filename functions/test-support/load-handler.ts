/** Loads the handler of a call by its area and name. */
export async function loadHandler(area: string, name: string) {
  return (await import(`../${area}/${name}.ts`)).handler;
}
