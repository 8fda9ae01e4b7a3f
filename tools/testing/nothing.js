// Replaces a library that no build includes (jest.live.config.ts).
module.exports = {};
