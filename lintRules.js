// The portal's own lint rules, for .oxlintrc.json. Oxlint loads them as one plugin: their names begin with `portal/`.
const { platformModules } = require('./platform');
const { fieldRules } = require('./tools/checking/fieldRules');
const { layoutRules } = require('./tools/checking/layoutRules');
const { globalStyleRule, neighbourRules } = require('./tools/checking/neighbourRules');
const { storageRules } = require('./tools/checking/storageRule');
const { translationRules } = require('./tools/checking/translationRule');

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

/** Days and hours are those of the council, wherever the reader is: docs/how-we-build.md. */
const ownZone = [
  {
    selector: 'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
    message: 'Use formatDate, formatDateTime or formatDay of shared-ui.',
  },
  {
    selector:
      "NewExpression[callee.object.name='Intl'][callee.property.name='DateTimeFormat']:not(:has(Property[key.name='timeZone']))",
    message: 'Use formatDate or formatDay of shared-ui, or name the time zone in the call.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(get(Date|Day|Month|FullYear|Hours|Minutes|TimezoneOffset)|set(Date|Month|FullYear|Hours|Minutes)|to(Date|Time)String)$/]',
    message: 'It depends on the reader’s time zone: use councilDay, councilYear or councilTime.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length>2]",
    message: 'It depends on the reader’s time zone: use new Date(Date.UTC(…)), or a day as text.',
  },
];

/** A rule that refuses what the selectors find, each with its message. */
const refuse = (faults) => ({
  create: ({ report }) =>
    Object.fromEntries(
      faults.map(({ selector, message }) => [selector, (node) => report({ node, message })]),
    ),
});

/** Areas may import only the names of the platform that the shell offers; of types, which are gone at run time, all. */
const platformNames = {
  create({ report }) {
    const modules = platformModules();
    const check = (node, kind, nameOf) => {
      const offer = modules[node.source?.value];
      if (!offer?.isNarrowed || node[kind] === 'type') return;
      // `export *` has no specifiers: it passes on all names.
      for (const specifier of node.specifiers ?? [node]) {
        if (specifier[kind] === 'type' || offer.names.includes(nameOf(specifier))) continue;
        report({
          node: specifier,
          message: 'The shell does not offer this name: see platform.js.',
        });
      }
    };
    return {
      // Without a name: the default export, or `* as`.
      ImportDeclaration: (node) => check(node, 'importKind', ({ imported }) => imported?.name),
      ExportNamedDeclaration: (node) => check(node, 'exportKind', ({ local }) => local?.name),
      ExportAllDeclaration: (node) => check(node, 'exportKind', () => undefined),
    };
  },
};

module.exports = {
  rules: {
    ...fieldRules,
    ...layoutRules,
    ...storageRules,
    ...translationRules,
    neighbours: refuse(neighbourRules),
    'global-style': refuse([globalStyleRule]),
    'hand-made-form': refuse(handMadeForms),
    'own-zone': refuse(ownZone),
    'platform-names': platformNames,
  },
};
