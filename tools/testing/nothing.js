// In the place of a library that no build brings (jest.live.config.ts).
module.exports = {};
