import type { BreakKind } from '@groundswell/forecast';

/**
 * Slugs of breaks by their kind, from common knowledge. Breaks that are unknown to us, or that people describe in more
 * than one way, are left out.
 */
export const knownKinds: Readonly<Record<BreakKind, readonly string[]>> = {
  reef: [
    // Rhode Island and Montauk: ledges and boulders.
    ...words(`
      ruggles monahans-dock matunuck-deep-hole matunuck-trestles camp-hero ditch-plains
    `),
    // California.
    ...words(`
      point-arena-cove mavericks davenport-landing natural-bridges hammonds-reef bluff-cove
      laguna-beach-brooks-street san-onofre-old-mans pipes-cardiff cardiff-reef seaside-reef windansea bird-rock
      tourmaline sunset-cliffs
    `),
    // Hawaii.
    ...words(`
      mokuleia haleiwa-alii-beach chuns-reef off-the-wall banzai-pipeline rocky-point sunset-beach-oahu velzyland
      turtle-bay barbers-point ewa-beach kewalos ala-moana-bowls kaisers waikiki-canoes diamond-head-lighthouse
      yokohama-bay maili-beach-park kanaha-beach-park hookipa peahi lahaina-breakwall launiupoko olowalu
      thousand-peaks haena-tunnels hanalei-bay poipu-beach salt-pond-beach-park pakala kahaluu-beach-park lymans
      banyans pine-trees-kona richardson-ocean-park
    `),
    // The reefs of Puerto Rico.
    ...words(`
      rincon-tres-palmas rincon-marias rincon-domes aguada-table-rock gas-chambers wilderness
      surfers-beach-aguadilla shacks middles jobos hallows-cueva-del-indio la-ocho-escambron pinones-aviones
      inches-patillas
    `),
  ],
  point: [
    // The points of the Northeast and Oregon.
    ...words(`
      point-judith-lighthouse seaside-cove
    `),
    // California.
    ...words(`
      shelter-cove four-mile-beach steamer-lane cowells-beach pleasure-point refugio-state-beach el-capitan
      campus-point leadbetter-point rincon mussel-shoals pitas-point mondos ventura-c-street leo-carrillo
      nicholas-canyon malibu-first-point topanga sunset-boulevard trestles-uppers trestles-lowers trestles-church
      terramar swamis
    `),
    // Hawaii.
    ...words(`
      laniakea waimea-bay portlock-china-walls makaha honolua-bay
    `),
  ],
  'river-mouth': [
    // Rivers, lagoons and inlets without jetties.
    ...words(`
      matanzas-inlet sebastian-inlet-monster-hole big-river-beach-mendocino bolinas doheny tijuana-sloughs
      waipio-beach kolekole-beach-park honolii
    `),
  ],
  jetty: [
    // Inlets, groins and breakwaters that the beach's name does not mention.
    ...words(`
      shinnecock-inlet-the-bowl democrat-point point-lookout-new-york long-beach-lincoln-boulevard
      long-beach-national-boulevard long-beach-laurelton-boulevard rockaway-beach-90th-street deal-hathaway-avenue
      asbury-park-8th-avenue manasquan-inlet barnegat-light cape-may-the-cove indian-river-inlet-northside
      indian-river-inlet-southside ocean-city-inlet-maryland buxton-cape-hatteras-lighthouse fort-macon
      wrightsville-beach-south-end huguenot-park ponce-inlet new-smyrna-beach-inlet sebastian-inlet-first-peak
      jupiter-inlet boynton-beach-inlet haulover-beach orange-beach-alabama-point galveston-37th-street
      santa-barbara-sandspit venice-breakwater redondo-beach-breakwater oceanside-harbor newport-beach-56th-street the-wedge
      corona-del-mar
    `),
  ],
  // The list is empty because piers are recognized by the beach's name.
  pier: [],
  beach: [
    // New England: sand between rocks.
    ...words(`
      reid-state-park-mile-beach popham-beach higgins-beach scarborough-beach-maine pine-point-beach
      fortunes-rocks-beach goochs-beach wells-beach footbridge-beach ogunquit-beach short-sands-beach-york
      long-sands-beach-york wallis-sands jenness-beach north-hampton-state-beach the-wall-north-hampton
      north-beach-hampton hampton-beach seabrook-beach salisbury-beach plum-island crane-beach long-beach-gloucester
      good-harbor-beach devereux-beach nahant-beach nantasket-beach duxbury-beach horseneck-beach south-beach-katama
      cisco-beach surfside-beach-nantucket nobadeer-beach madaket-beach south-shore-beach second-beach eastons-beach
      narragansett-town-beach scarborough-state-beach east-matunuck-state-beach charlestown-town-beach
      east-beach-charlestown misquamicut-state-beach crescent-beach-block-island
    `),
    // Montauk.
    ...words(`
      montauk-kirk-park montauk-atlantic-terrace hither-hills napeague-beach
    `),
    // The beach breaks of Washington and Oregon.
    ...words(`
      hobuck-beach rialto-beach la-push-first-beach kalaloch ocean-shores twin-harbors grayland-beach
      long-beach-washington gearhart indian-beach-ecola cannon-beach short-sand-beach manzanita
      rockaway-beach-oregon oceanside-oregon pacific-city-cape-kiwanda neskowin lincoln-city-roads-end
      lincoln-city-nelscott gleneden-beach otter-rock beverly-beach agate-beach-newport nye-beach-newport
      south-beach-newport heceta-beach horsfall-beach bastendorff-beach port-orford-battle-rock
    `),
    // The beach breaks of northern and central California.
    ...words(`
      crescent-city-south-beach clam-beach moonstone-beach virgin-creek manchester-state-beach goat-rock-beach
      salmon-creek doran-beach dillon-beach point-reyes-north-beach drakes-beach limantour-beach stinson-beach
      muir-beach fort-cronkhite-rodeo-beach ocean-beach-kellys-cove ocean-beach-noriega ocean-beach-taraval
      ocean-beach-sloat rockaway-beach-pacifica linda-mar-pacifica montara-state-beach venice-beach-half-moon-bay
      half-moon-bay-kelly-avenue san-gregorio-state-beach pescadero-state-beach waddell-creek 26th-avenue-santa-cruz
      seacliff-state-beach manresa-state-beach sunset-state-beach moss-landing marina-state-beach
      sand-city-bay-avenue carmel-beach pfeiffer-beach sand-dollar-beach morro-strand morro-rock
      sandspit-beach-montana-de-oro avila-beach surf-beach-lompoc jalama-beach arroyo-burro-hendrys-beach
      carpinteria-state-beach
    `),
    // The beach breaks of southern California.
    ...words(`
      oxnard-shores silver-strand zuma-beach westward-beach santa-monica-bay-street dockweiler-beach el-porto
      sunset-beach-california bolsa-chica huntington-beach-goldenwest huntington-state-beach-magnolia
      newport-beach-blackies aliso-beach salt-creek strands-beach t-street san-clemente-state-beach tamarack ponto
      grandview moonlight-beach del-mar-15th-street blacks-beach la-jolla-shores mission-beach coronado-beach
      silver-strand-state-beach
    `),
    // The beach breaks of Hawaii and Puerto Rico.
    ...words(`
      white-plains-beach sandy-beach makapuu waimanalo-beach kailua-beach laie-hukilau-beach baldwin-beach-park
      paia-bay dt-fleming-beach makena-big-beach hamoa-beach papohaku-beach hulopoe-bay kealia-beach kalapaki-beach
      shipwreck-beach kekaha-beach-park polihale magic-sands kua-bay hapuna-beach crash-boat los-tubos
      pine-grove-isla-verde la-pared-luquillo
    `),
  ],
};

/**
 * The locals (the menu's smallest groups of beaches) whose whole ocean shore is sand: barrier islands, spits and outer
 * Cape Cod.
 */
export const sandyLocalIds: readonly number[] = [
  7, // Outer Cape
  ...[14, 15, 16, 17, 18], // The Hamptons to Rockaway
  ...[19, 20, 21, 22, 23], // New Jersey
  ...[24, 25, 26, 27, 28, 29], // Delaware to Virginia
  ...[30, 31, 32, 33, 34, 35], // North Carolina
  ...[36, 37, 82, 38], // South Carolina and Georgia
  ...[39, 40, 41, 42, 43, 44, 45], // The Atlantic coast of Florida
  ...[83, 46, 47, 48, 84], // The Gulf Coast, from Florida to Louisiana
  ...[49, 50, 51], // Texas
];

/** Breaks in the sandy locals above that are not pure sand. */
export const notSandSlugs: readonly string[] = ['bathtub-reef-beach'];

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
