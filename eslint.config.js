const js = require('@eslint/js');
const globals = require('globals');
const tseslint = require('typescript-eslint');
const reactHooks = require('eslint-plugin-react-hooks');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const checkFile = require('eslint-plugin-check-file');
const compat = require('eslint-plugin-compat');
const { platformModules } = require('./platform');
const { fieldRules } = require('./tools/checking/fieldRules');
const { layoutRules } = require('./tools/checking/layoutRules');
const { globalStyleRule, neighbourRules } = require('./tools/checking/neighbourRules');

/** Areas may import only the names of the platform that the shell offers. */
const narrowedModules = Object.entries(platformModules())
  .filter(([, { isNarrowed }]) => isNarrowed)
  .map(([name, { names }]) => ({
    name,
    allowImportNames: [...names],
    allowTypeImports: true,
    message: 'The shell does not offer this name: see platform.js.',
  }));

/** APIs that the oldest browsers of package.json lack and shell/src/older-browsers does not polyfill. */
const tooNew = [
  ...['toSpliced', 'with'],
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference'],
  ...['isWellFormed', 'toWellFormed', 'replaceChildren', 'checkVisibility'],
].map((property) => ({ property, message: 'Older browsers lack it: see docs/browsers.md.' }));

/** All forms are built the same way: docs/how-we-build.md. */
const handMadeForms = [
  {
    selector:
      "JSXOpeningElement[name.name='form'], MemberExpression[object.name='styled'][property.name='form']",
    message: 'Use Form of shared-ui/form.',
  },
  {
    selector: "CallExpression[callee.name='useForm']:not(:has(Property[key.name='resolver']))",
    message: 'Give the form its schema: resolver: valibotResolver(…).',
  },
  {
    selector:
      "CallExpression[callee.property.name='register'] > ObjectExpression > Property[key.name=/^(required|min|max|minLength|maxLength|pattern|validate)$/]",
    message: 'Rules stand in the schema of the form.',
  },
];

/** Exceptions: sign-in and registration, which load first on a phone, and `Form` itself. */
const ownForms = [
  'remote-admin/src/register/**',
  'remote-staff/src/request-access/**',
  'shared-ui/src/SignInForm/**',
  'shared-ui/src/form/Form.tsx',
];

/** Code that is compiled into an area. */
const areaCode = ['remote-*/src/**', 'shared-area/src/**', 'shared-ui/src/**'];

const testCode = ['**/*.test.{ts,tsx}', '**/testing/**'];

module.exports = tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-standalone/**',
      '**/site/**',
      'coverage/**',
      '.portal/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // Rules that need type information run in oxlint, which is ten times as fast: .oxlintrc.json.
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    // Files are named after their main export: `ApplyForm.tsx`, `openDocument.ts`. Journeys export nothing.
    files: ['**/*.{ts,tsx,js}'],
    ignores: ['**/*.spec.ts'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': '[a-zA-Z]*([a-zA-Z0-9])' },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // `role` of our own components is a person's role (RequireRole), not an ARIA one.
      'jsx-a11y/aria-role': ['error', { ignoreNonDOM: true }],
    },
    languageOptions: { globals: globals.browser },
  },
  {
    files: [
      'shell/src/**',
      'remote-*/src/**',
      'shared-*/src/**',
      'tools/{catalogue,standalone}/**',
    ],
    ignores: [...testCode, '**/*.examples.tsx'],
    plugins: { fields: fieldRules, layout: layoutRules },
    rules: {
      'fields/autocomplete': 'error',
      'fields/no-number-type': 'error',
      'layout/actions-row': 'error',
      'layout/logical-properties': 'error',
      'layout/turning-icons': 'error',
    },
  },
  {
    // Code that is compiled into an area. The rest of `shared-*` runs as part of the shell.
    files: areaCode,
    // Runs in the shell only: it shows the announcements.
    ignores: ['shared-ui/src/Announcer/Announcer.tsx'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths: narrowedModules }] },
  },
  {
    files: areaCode,
    ignores: testCode,
    rules: { 'no-restricted-syntax': ['error', ...neighbourRules, globalStyleRule] },
  },
  {
    files: ['remote-*/src/**', 'shared-*/src/**'],
    ignores: [...ownForms, '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...handMadeForms] },
  },
  {
    // Repeats both lists: a later list replaces an earlier one.
    files: areaCode,
    ignores: [...testCode, ...ownForms],
    rules: {
      'no-restricted-syntax': ['error', ...handMadeForms, ...neighbourRules, globalStyleRule],
    },
  },
  {
    // Allowed to set global styles: the portal's own style, and the space for the outcome bar below a page.
    files: [
      'shared-ui/src/theme/GlobalStyle.tsx',
      'shared-ui/src/outcome/OutcomeBar.tsx',
      'shared-ui/src/outcome/RaisedOutcomes.tsx',
      'shared-ui/src/AreaLayout/BottomBar.tsx',
    ],
    rules: { 'no-restricted-syntax': ['error', ...handMadeForms, ...neighbourRules] },
  },
  {
    // Checks against the list of browsers in package.json; `polyfills` lists those of
    // shell/src/older-browsers.
    files: ['shell/src/**', 'remote-*/src/**', 'shared-*/src/**'],
    plugins: { compat },
    settings: {
      polyfills: [
        'AbortSignal.timeout',
        'Array.prototype.at',
        'Intl.Segmenter',
        'Object.hasOwn',
        'Response.json',
        'URL.canParse',
        'Crypto.randomUUID',
        'structuredClone',
      ],
    },
    rules: { 'compat/compat': 'error', 'no-restricted-properties': ['error', ...tooNew] },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', '**/contract/**'],
    rules: {
      'compat/compat': 'off',
      'no-restricted-properties': 'off',
      '@typescript-eslint/no-restricted-imports': 'off',
    },
  },
  {
    files: ['**/*.{js,cjs}'],
    languageOptions: { sourceType: 'commonjs', globals: globals.node },
  },
  {
    // The builds add these files to the page's code.
    files: ['tools/building/leanIcon.js', 'tools/building/noPrefixes.js'],
    languageOptions: { sourceType: 'module' },
  },
);
