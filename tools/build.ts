// `npm run build`: the four production builds, changed or not.
import { BuildFailedError, buildApps } from './building/build-apps';

buildApps({ which: 'all', say: console.log }).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof BuildFailedError) console.error(error.output);
  // At once: what is still being built ends with this process.
  process.exit(1);
});
