const { prerenderConfig, shellConfig } = require('../webpack.shared');

module.exports = (env, argv) =>
  env.prerender ? prerenderConfig(__dirname, argv) : shellConfig(__dirname, argv);
