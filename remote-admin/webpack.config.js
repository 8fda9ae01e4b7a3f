const { areaConfig } = require('../webpack.shared');

module.exports = (env, argv) => areaConfig('admin', __dirname, env, argv);
