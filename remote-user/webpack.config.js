const { areaConfig } = require('../webpack.shared');

module.exports = (env, argv) => areaConfig('user', __dirname, env, argv);
