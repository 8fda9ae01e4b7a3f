module.exports = require('../../webpack.shared').catalogueConfig;
