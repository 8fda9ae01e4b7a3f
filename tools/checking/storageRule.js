// A lint rule for the browser's small storages: where cookies are blocked or the storage is full, each use of them throws.

const storages = /^(localStorage|sessionStorage)$/;

/** Whether the code runs within a `try` that has a `catch`. */
function isCaught(node) {
  for (let inner = node, { parent } = node; parent; inner = parent, { parent } = parent) {
    if (parent.type === 'TryStatement' && parent.handler && parent.block === inner) return true;
  }
  return false;
}

const isOnlyAName = (node) => {
  const { parent } = node;
  return !parent.computed && (parent.property === node || parent.key === node);
};

const caughtStorage = {
  create({ report }) {
    const check = (node) => {
      if (isCaught(node)) return;
      report({
        node,
        message:
          'It throws where cookies are blocked or the storage is full: catch that, and go on without it.',
      });
    };
    return {
      Identifier(node) {
        if (storages.test(node.name) && !isOnlyAName(node)) check(node);
      },
      "MemberExpression[object.name='document'][property.name='cookie']": check,
    };
  },
};

exports.storageRules = { 'caught-storage': caughtStorage };
