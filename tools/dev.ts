// `npm run dev`: runs the whole portal from four development servers with hot reload, and the accounts.
import path from 'node:path';
import { concurrently } from 'concurrently';
import { startAccounts } from './accounts/startAccounts';
import { apps, siteNames } from './building/apps';
import { refuseTakenPorts } from './portal/takenPorts';
import { ports } from './ports';
import { ownFolder, root } from './root';
import { runUntilSignal } from './running/runUntilSignal';

async function start() {
  await refuseTakenPorts(ports, [...siteNames, 'auth', 'hub'], 'npm run dev');
  const { commands, result } = concurrently(
    apps.map(({ folder }) => ({
      name: folder,
      command: 'webpack serve --mode development',
      cwd: path.join(root, folder),
      env: {
        PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
      },
    })),
    { prefixColors: 'auto', killOthersOn: ['failure', 'success'], successCondition: 'all' },
  );
  result.catch(() => end.because(new Error('A development server has ended: see above.')));

  const folder = path.join(ownFolder, String(ports.shell));
  const accounts = await startAccounts({
    ports,
    folder: path.join(folder, 'emulator'),
    keepIn: path.join(folder, 'accounts.json'),
    say: console.log,
    onLost: (error) => end.because(error),
  });
  console.log(`The portal is at http://localhost:${ports.shell} and follows what you write.`);
  return {
    async stop() {
      for (const server of commands) server.kill('SIGTERM');
      await Promise.all([accounts.stop(), result.catch(() => undefined)]);
    },
  };
}

const end = runUntilSignal(start, (error) => console.error(error.message));
