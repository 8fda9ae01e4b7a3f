// Lint rules for fields: their attributes let a phone show the right keyboard and offer saved values.

/** `AmountField`, `DateField` and `SearchField` set them themselves. */
const fields = /^(TextField|PasswordField)$/;

const find = (node, name) =>
  node.attributes.find(({ name: attribute }) => attribute?.name === name);
const has = (node, name) => find(node, name) !== undefined;

const autocomplete = {
  create: ({ report }) => ({
    JSXOpeningElement(node) {
      const { name } = node.name;
      if (!fields.test(name) || has(node, 'readOnly')) return;
      if (has(node, 'autoComplete')) {
        if (!/\bstreet-address$/.test(find(node, 'autoComplete').value?.value)) return;
        // HTML does not allow it for a field of one line, and browsers ignore it there.
        report({
          node,
          message: 'An address of several lines needs a text area. Of a line, say address-line1.',
        });
        return;
      }
      // Date and time fields have a picker instead.
      if (/^(date|time|month)$/.test(find(node, 'type')?.value?.value)) return;
      report({ node, message: `Say autoComplete of <${name}>: a token of HTML, or 'off'.` });
    },
  }),
};

const noNumberType = {
  create: ({ report }) => ({
    JSXAttribute(node) {
      if (node.name.name !== 'type' || node.value?.value !== 'number') return;
      report({
        node,
        message:
          'It takes no digits of Devanagari: inputMode="numeric", and asciiDigits in the schema.',
      });
    },
  }),
};

exports.fieldRules = { autocomplete, 'no-number-type': noNumberType };
