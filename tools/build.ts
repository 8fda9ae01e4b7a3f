// `npm run build`: the four production builds, changed or not; with a folder, that one.
import { apps } from './building/apps';
import { buildApps } from './building/buildApps';
import { explain } from './running/runCommand';

const [asked] = process.argv.slice(2);
const app = apps.find(({ folder }) => folder === asked);

explain(buildApps({ which: app?.folder ?? 'all', say: console.log }));
