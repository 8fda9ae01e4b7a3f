import { chooseEncoding } from './compress';

describe('the encoding of a response', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.8', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
    [undefined, null],
  ])('for a browser that takes %s is %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});
