// Lint rules that protect shared parts of the page: an area runs in one page with the shell and the other areas.

const pageObject =
  '/^(window|globalThis|self|document|history|navigator|localStorage|sessionStorage)$/';

/** The left side of an assignment that changes a shared part of the page. */
const takenOver = [
  `[left.object.name=${pageObject}]`,
  `[left.object.object.name=${pageObject}]`,
  `[left.object.object.object.name=${pageObject}]`,
  "[left.object.property.name='prototype']",
  '[left.name=/^(fetch|XMLHttpRequest|history|localStorage)$/]',
];

/** What is refused, by selector. The rule against global styles is separate, because four controls may break it. */
exports.neighbourRules = [
  {
    selector: `AssignmentExpression:matches(${takenOver.join(', ')})`,
    message: 'It would change the page of the other areas.',
  },
  {
    selector: `CallExpression[callee.object.name=/^(Object|Reflect)$/][callee.property.name=/^(define|assign$|set)/]:matches([arguments.0.name=${pageObject}], [arguments.0.property.name='prototype'])`,
    message: 'It would change the page of the other areas.',
  },
  {
    selector: 'MemberExpression[property.name=/^(pushState|replaceState)$/]',
    message: "Navigate by the shell's router: it would not hear of this.",
  },
  {
    selector: 'ImportDeclaration[source.value=/\\.css$/]',
    message: 'Styles of an area leave with it: use styled-components.',
  },
];

exports.globalStyleRule = {
  selector: "ImportSpecifier[imported.name='createGlobalStyle']",
  message: 'It would style the shell and the other areas.',
};
