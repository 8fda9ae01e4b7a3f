const { catalogueConfig } = require('../../webpack.shared');

module.exports = catalogueConfig;
