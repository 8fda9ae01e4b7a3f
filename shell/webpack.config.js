const { shellConfig } = require('../webpack.shared');

module.exports = (_env, argv) => shellConfig(__dirname, argv);
