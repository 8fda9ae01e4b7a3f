// `npm run pack`: packs the shared packages and the build settings as archives that can be published, into
// .portal/packages or the given folder.
import path from 'node:path';
import { ownFolder } from '../root';
import { runCommand } from '../running/runCommand';
import { packPackages } from './packPackages';

runCommand({
  usage: 'npm run pack -- [FOLDER]',
  options: {},
  takes: [],
  mayTake: ['FOLDER'],
  run: async (_asked, [folder = path.join(ownFolder, 'packages')]) => {
    const packed = await packPackages(path.resolve(folder));
    for (const file of Object.values(packed)) console.log(file);
  },
});
