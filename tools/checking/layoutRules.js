// The layout of any script: what stands at the start of a line stands on the right where a script begins there.
// `float` is left out: browsers of ours have no `inline-start` for it.

const sides = { left: 'inline-start', right: 'inline-end' };
const corners = {
  'top-left': 'start-start',
  'top-right': 'start-end',
  'bottom-left': 'end-start',
  'bottom-right': 'end-end',
};

/** Shorthands that name the four sides in turn. */
const ofFourSides =
  /(?<![-\w])((?:scroll-)?(?:padding|margin)|inset|border-(?:width|color|style))\s*:([^;{}]+)/g;

/** Half of the width is the middle from either side. */
const place = /(?<=^\s*|[;{}\n]\s*)(left|right)\s*:(?!\s*50%)/g;
const property = /(?<![-\w])((?:scroll-)?(?:padding|margin)|border)-(left|right)(?=[-\w]*\s*:)/g;
const corner = /(?<![-\w])border-(top-left|top-right|bottom-left|bottom-right)-radius/g;
const alignment = /(?<![-\w])text-align\s*:[^;]*?\b(left|right)\b/g;

/** The parts of a value; what stands in brackets is one. */
function partsOf(value) {
  return value.trim().match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s(])+/g) ?? [];
}

/** @type {[RegExp, (...parts: string[]) => string | false][]} what to say of what is found, by its parts */
const physical = [
  [place, (side) => `Write inset-${sides[side]} for ${side}.`],
  [property, (name, side) => `Write ${name}-${sides[side]} for ${name}-${side}.`],
  [corner, (name) => `Write border-${corners[name]}-radius for border-${name}-radius.`],
  [alignment, (side) => `Write text-align: ${side === 'left' ? 'start' : 'end'} for ${side}.`],
  [
    ofFourSides,
    (name, value) => {
      const [, right, , left] = partsOf(value);
      const differ = left !== undefined && left !== right;
      return differ && `Write ${name}-block and ${name}-inline: right and left differ.`;
    },
  ],
];

/** @param {string} css each expression in it without spaces */
function physicalParts(css) {
  return physical.flatMap(([pattern, say]) =>
    [...css.matchAll(pattern)].flatMap(([, ...parts]) => say(...parts) || []),
  );
}

const logicalProperties = {
  create: ({ sourceCode, report }) => ({
    TemplateLiteral(node) {
      const css = node.quasis.map(({ value }, index) => {
        const expression = node.expressions[index];
        return (
          value.raw + (expression ? sourceCode.getText(expression).replace(/\s|[;{}]/g, '') : '')
        );
      });
      for (const message of physicalParts(css.join(''))) report({ node, message });
    },
  }),
};

/**
 * Drawings that point along the line. A signpost (`Milestone`) shows where it goes on, and what begins or ends a list has
 * the side where lines do. `Share2` does not: it is three points that belong together, whichever side the one is on.
 */
const pointing =
  /^(Arrow|Chevrons?|Corner|Move)\w*(Left|Right)|^(ExternalLink|List(Start|End)|LogIn|LogOut|Milestone|Redo2?|Reply|Send|Undo2?)$/;

const turningIcons = {
  create: ({ report }) => ({
    JSXOpeningElement(node) {
      const { name } = node.name;
      if (!pointing.test(name)) return;
      if (node.attributes.some(({ name: attribute }) => attribute?.name === 'data-turns')) return;
      report({ node, message: `Give <${name}> data-turns: it points along the line.` });
    },
  }),
};

/** What a row of buttons and links consists of; where it has its distance from what stands before it, that too. */
const ofRow = /^(display: flex|flex-wrap: wrap|gap: \$|margin(-\w+)*: \$)$/;

const actionsRow = {
  create: ({ report }) => ({
    "TaggedTemplateExpression[tag.object.name='styled'][tag.property.name='div']"({ quasi }) {
      const css = quasi.quasis.map(({ value }) => value.raw).join('$');
      const lines = css.split(';').flatMap((line) => line.trim() || []);
      const isRow = lines.includes('flex-wrap: wrap') && lines.every((line) => ofRow.test(line));
      if (isRow) report({ node: quasi, message: 'Use Actions of shared-ui for a row of buttons.' });
    },
  }),
};

/** A plugin of ESLint. */
exports.layoutRules = {
  rules: {
    'actions-row': actionsRow,
    'logical-properties': logicalProperties,
    'turning-icons': turningIcons,
  },
};
