// The same sources as one bundle, to compare with: the shell's own configuration, in which an area is
// an ordinary code-split import rather than a build of its own.
const path = require('node:path');
const { NormalModuleReplacementPlugin } = require('webpack');
const { shellConfig } = require('../../webpack.shared');

const shell = path.resolve(__dirname, '../../shell');

module.exports = (_env, argv) => {
  const config = shellConfig(shell, argv);
  return {
    ...config,
    output: { ...config.output, path: path.resolve(process.env.PORTAL_ONE_BUNDLE) },
    module: {
      ...config.module,
      rules: [
        ...config.module.rules,
        // What loads an area is a few lines here, and part of what asks for it.
        { test: /[\\/]areas[\\/]areas\.ts$/, parser: { dynamicImportMode: 'eager' } },
      ],
    },
    plugins: [
      ...config.plugins,
      new NormalModuleReplacementPlugin(/^\.\/loadArea$/, path.join(__dirname, 'loadArea.ts')),
    ],
  };
};
