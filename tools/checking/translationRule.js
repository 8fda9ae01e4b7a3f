// A lint rule for pages that the browser translates: it moves each text into elements of its own, and React then fails to change or
// remove the text, or to insert anything before it. A text may stand beside other children if none of that happens.

const texts = /^(t|t[A-Z]\w*|format[A-Z]\w*|word)$/;

const isBlank = (text) => text.trim() === '';

/** Whether an expression in JSX is a text, as far as can be seen. */
function isText(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' && !isBlank(node.value);
    case 'TemplateLiteral':
      return true;
    case 'CallExpression':
      return texts.test(node.callee.name ?? '');
    case 'LogicalExpression':
      return isText(node.right) || isText(node.left);
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    default:
      return false;
  }
}

const comesAndGoes = (node) =>
  node?.type === 'LogicalExpression' || node?.type === 'ConditionalExpression';

const expressionOf = (child) =>
  child.type === 'JSXExpressionContainer' ? child.expression : undefined;

const isTextChild = (child) =>
  child.type === 'JSXText' ? !isBlank(child.value) : isText(expressionOf(child));

const isContent = (child) =>
  child.type === 'JSXText'
    ? !isBlank(child.value)
    : expressionOf(child)?.type !== 'JSXEmptyExpression';

const translatableText = {
  create({ report }) {
    const check = ({ children }) => {
      const content = children.filter(isContent);
      if (content.length < 2) return;
      for (const [index, child] of content.entries()) {
        if (!isTextChild(child)) continue;
        const changes = comesAndGoes(expressionOf(child));
        const before = content.slice(0, index);
        if (!changes && !before.some((each) => comesAndGoes(expressionOf(each)))) continue;
        report({
          node: child,
          message: 'Put this text into an element of its own: a translated page breaks otherwise.',
        });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

exports.translationRules = { 'translatable-text': translatableText };
