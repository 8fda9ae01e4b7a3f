// `npm run build`: runs the four production builds, whether sources have changed or not; with a folder, only
// that one.
import { apps } from './building/apps';
import { buildApps } from './building/buildApps';
import { explain } from './running/runCommand';

const [asked] = process.argv.slice(2);
const app = apps.find(({ folder }) => folder === asked);

explain(buildApps({ which: app?.folder ?? 'all', say: console.log }));
