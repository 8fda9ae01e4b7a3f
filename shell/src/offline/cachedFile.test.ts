import { cachedFile, type CachedFile } from './cachedFile';

const own = 'https://council.example';
const area = 'https://user.council.example';

it.each<[string, CachedFile | undefined]>([
  [`${own}/assets/main.0a1b2c3d.js`, 'unchanging'],
  [`${own}/assets/1474.0a1b2c.js`, 'unchanging'],
  [`${own}/assets/emblem.0a1b2c3d.svg`, 'unchanging'],
  [`${own}/assets/main.js`, undefined],
  [`${own}/remotes.json`, 'current'],
  [`${own}/config.json`, 'current'],
  [`${own}/hi/page.html`, 'current'],
  [`${own}/releases.json`, undefined],
  [`${own}/service-worker.js`, undefined],
  [`${own}/`, undefined],
  [`${own}/builds/1.0.0-0a1b2c3d/index.html`, undefined],
  [`${area}/mf-manifest.json`, 'current'],
  [`${area}/previous/mf-manifest.json`, 'current'],
  [`${area}/canary/mf-manifest.json`, 'current'],
  [`${area}/builds/1.0.0-0a1b2c3d/remoteEntry.0a1b2c3d.js`, 'unchanging'],
  [`${area}/builds/1.0.0-0a1b2c3d/App.js`, undefined],
  ['https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel', undefined],
  ['https://identitytoolkit.googleapis.com/v1/accounts:lookup', undefined],
  ['https://elsewhere.example/assets/logo.0a1b2c3d.png', undefined],
])('classifies %s as %s', (address, expected) => {
  expect(cachedFile(new URL(address), own)).toBe(expected);
});
