const { areaConfig } = require('../webpack.shared');

module.exports = (env, argv) => areaConfig('staff', __dirname, env, argv);
