// `npm run build`: the four production builds, changed or not; with a folder, that one.
import { apps } from './building/apps';
import { BuildFailedError, buildApps } from './building/buildApps';

const [asked] = process.argv.slice(2);
const app = apps.find(({ folder }) => folder === asked);

buildApps({ which: app?.folder ?? 'all', say: console.log }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof BuildFailedError) console.error(error.output);
  // At once: what is still being built ends with this process.
  process.exit(1);
});
