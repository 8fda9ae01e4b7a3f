// The same sources as one bundle, for comparison: the shell's own configuration, with each area as an
// ordinary dynamic import instead of a separate build.
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
        // The code that loads an area is only a few lines here, and is part of the module that imports it.
        { test: /[\\/]areas[\\/]areas\.ts$/, parser: { dynamicImportMode: 'eager' } },
      ],
    },
    plugins: [
      ...config.plugins,
      new NormalModuleReplacementPlugin(/^\.\/loadArea$/, path.join(__dirname, 'loadArea.ts')),
    ],
  };
};
