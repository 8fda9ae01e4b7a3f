// Lint rules for layouts that work in both directions: the start of a line is on the right in scripts written from
// right to left. `float` is not checked: the supported browsers have no `inline-start` for it.

const sides = { left: 'inline-start', right: 'inline-end' };
const corners = {
  'top-left': 'start-start',
  'top-right': 'start-end',
  'bottom-left': 'end-start',
  'bottom-right': 'end-end',
};

/** Shorthands for the four sides. */
const ofFourSides =
  /(?<![-\w])((?:scroll-)?(?:padding|margin)|inset|border-(?:width|color|style))\s*:([^;{}]+)/g;

/** 50 % is the centre from either side, so it is allowed. */
const place = /(?<=^\s*|[;{}\n]\s*)(left|right)\s*:(?!\s*50%)/g;
const property = /(?<![-\w])((?:scroll-)?(?:padding|margin)|border)-(left|right)(?=[-\w]*\s*:)/g;
const corner = /(?<![-\w])border-(top-left|top-right|bottom-left|bottom-right)-radius/g;
const alignment = /(?<![-\w])text-align\s*:[^;]*?\b(left|right)\b/g;

/** The parts of a value; an expression in parentheses is one part. */
function partsOf(value) {
  return value.trim().match(/(?:\([^()]*(?:\([^()]*\)[^()]*)*\)|[^\s(])+/g) ?? [];
}

/** @type {[RegExp, (...parts: string[]) => string | false][]} the message for each match, by its parts */
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

/** @param {string} css with no spaces within expressions */
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
 * Icons that point along the line. That includes a signpost (`Milestone`), which points onwards, and icons of the start
 * or end of a list, which show the side where lines start or end. `Share2` is not one: it shows three connected points,
 * and its side has no meaning.
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

/** The declarations of a row of buttons and links, including its margin. */
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

exports.layoutRules = {
  'actions-row': actionsRow,
  'logical-properties': logicalProperties,
  'turning-icons': turningIcons,
};
