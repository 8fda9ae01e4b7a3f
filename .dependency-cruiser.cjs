/** The table of docs/map.md: who may import whom. */
const remotes = ['user', 'staff', 'admin'];
const packages =
  '(shell|remote-user|remote-staff|remote-admin|shared-model|shared-auth|shared-platform|shared-ui|shared-data|shared-area|e2e)';

/** The lowest folders of shared-data, each with what it may import; above them are the features. */
const layersOfRecords = [
  ['async', 'async'],
  ['clock', 'clock'],
  ['storage', 'storage'],
  ['documents', 'async|clock|storage'],
  ['store', 'async|documents'],
];

/** Files that only tests use: these may come from above what they test. */
const ofTests =
  '\\.test\\.tsx?$|/testing/|/contract/|/(describe[A-Z]\\w+|contract|documentCases)\\.ts$';

/** The modules that give the journeys the catalogues of the packages and the texts of the samples. */
const wordsForJourneys = '^e2e/support/(catalogues|sampleTexts)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'shell-loads-areas-at-run-time-only',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: '^(remote-|shared-area/|e2e/)' },
    },
    ...remotes.map((area) => ({
      name: `remote-${area}-imports-shared-only`,
      severity: 'error',
      from: { path: `^remote-${area}/` },
      to: { path: `^${packages}/`, pathNot: `^(remote-${area}|shared-[a-z]+)/` },
    })),
    ...['model', 'platform'].map((name) => ({
      name: `shared-${name}-stands-alone`,
      severity: 'error',
      from: { path: `^shared-${name}/` },
      to: { path: `^${packages}/`, pathNot: `^shared-${name}/` },
    })),
    {
      name: 'shared-model-runs-anywhere',
      comment: 'What is decided in it needs no screen, no store and no network.',
      severity: 'error',
      from: { path: '^shared-model/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(react|firebase|@firebase)' },
    },
    {
      name: 'shared-auth-imports-shared-model-only',
      severity: 'error',
      from: { path: '^shared-auth/' },
      to: { path: `^${packages}/`, pathNot: '^shared-(auth|model)/' },
    },
    {
      name: 'shared-ui-imports-shared-platform-only',
      severity: 'error',
      from: { path: '^shared-ui/' },
      to: { path: `^${packages}/`, pathNot: '^shared-(ui|platform)/' },
    },
    {
      name: 'shared-data-imports-model-and-auth-only',
      severity: 'error',
      from: { path: '^shared-data/' },
      to: { path: `^${packages}/`, pathNot: '^shared-(data|model|auth)/' },
    },
    {
      name: 'shared-area-imports-shared-only',
      severity: 'error',
      from: { path: '^shared-area/' },
      to: { path: `^${packages}/`, pathNot: '^shared-[a-z]+/' },
    },
    {
      name: 'journeys-are-black-box',
      comment: 'Except the words that people read, by which a journey in a language finds things.',
      severity: 'error',
      from: { path: '^e2e/', pathNot: wordsForJourneys },
      to: { path: `^${packages}/`, pathNot: '^e2e/' },
    },
    {
      name: 'through-the-front-door',
      comment:
        'Another package is imported by its name and exports, never by a path into its folders.',
      severity: 'error',
      from: { path: `^${packages}/`, pathNot: wordsForJourneys },
      to: {
        path: `^${packages}/`,
        pathNot: '^$1/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'firebase-in-auth-and-data-only',
      severity: 'error',
      from: {
        path: `^${packages}/`,
        pathNot: '^(shared-auth|shared-data)/',
      },
      to: { path: 'node_modules/(firebase|@firebase)/' },
    },
    ...layersOfRecords.map(([folder, mayImport]) => ({
      name: `records-${folder}-stands-on-what-is-below`,
      severity: 'error',
      from: { path: `^shared-data/src/${folder}/`, pathNot: ofTests },
      to: { path: '^shared-data/src/', pathNot: `^shared-data/src/(${folder}|${mayImport})/` },
    })),
    ...[
      ['features', 'features|council|device|api'],
      ['council', 'council|api'],
      ['device', 'device|api'],
      ['api', 'api'],
    ].map(([folder, above]) => ({
      name: `records-${folder}-is-imported-from-above`,
      comment:
        'Each act is written once: what differs between the stores is a trait (store/Traits.ts).',
      severity: 'error',
      from: {
        path: '^shared-data/src/',
        pathNot: `^shared-data/src/((${above})/|index\\.ts)|${ofTests}`,
      },
      to: { path: `^shared-data/src/${folder}/` },
    })),
    {
      name: 'features-know-no-driver',
      severity: 'error',
      from: {
        path: '^shared-data/src/',
        pathNot: `^shared-data/src/(council|device|documents|outbox|api)/|${ofTests}`,
      },
      to: {
        path: '^shared-data/src/documents/(firestore|local)/|node_modules/(firebase|@firebase)/',
      },
    },
    {
      name: 'applications-know-no-outbox',
      comment: 'The outbox sends applications, and not the other way round.',
      severity: 'error',
      from: { path: '^shared-data/src/applications/', pathNot: '\\.test\\.ts$' },
      to: { path: '^shared-data/src/outbox/' },
    },
    {
      name: 'product-code-imports-no-tools',
      comment:
        'Except the harness that an area starts alone in, the helpers of tests, and what examples show.',
      severity: 'error',
      from: {
        path: `^${packages}/src`,
        pathNot:
          '\\.(test|examples)\\.tsx?$|/describe[A-Z]\\w+\\.ts$|/contract/|/testing/|/src/standalone\\.tsx$',
      },
      to: { path: '^(firestore|tools|operator|bench)/' },
    },
    ...[
      [
        'tools',
        'operator',
        'What a council runs stands on the tools, and not the other way round.',
      ],
      [
        'tools',
        'bench',
        'What measures the portal stands on the tools, and not the other way round.',
      ],
      ...['tools', 'operator', 'bench'].map((folder) => [
        folder,
        'firestore',
        'The suite of the rules stands on the tools, and not the other way round.',
      ]),
      ...['operator', 'bench'].map((folder) => [
        'firestore',
        folder,
        'The suite of the rules stands on the packages and the tools.',
      ]),
      ['operator', 'bench', 'A council runs no benches.'],
      ['bench', 'operator', 'What both need is among the tools.'],
    ].map(([folder, other, comment]) => ({
      name: `${folder}-imports-no-${other}`,
      comment,
      severity: 'error',
      from: { path: `^${folder}/` },
      to: { path: `^${other}/` },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/|/dist-standalone/|/site/|node_modules/(?!firebase|@firebase|react)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
