/** @jest-environment node */
import { createServer, type Server } from 'node:net';
import { portsFrom } from '../ports';
import { refuseTakenPorts } from './taken-ports';

const ports = portsFrom(18450);
const others: Server[] = [];

const take = (port: number, host: string) =>
  new Promise<void>((resolve) => {
    others.push(createServer().listen({ port, host }, resolve));
  });

afterEach(async () => {
  await Promise.all(
    others.splice(0).map((other) => new Promise((resolve) => other.close(resolve))),
  );
});

describe('the ports of the portal', () => {
  it('are free on a quiet machine', async () => {
    await expect(refuseTakenPorts(ports, ['shell', 'user', 'auth'])).resolves.toBeUndefined();
  });

  it('are named with who needs them when somebody has them', async () => {
    await take(ports.user, '127.0.0.1');
    await take(ports.auth, '127.0.0.1');
    await expect(refuseTakenPorts(ports, ['shell', 'user', 'auth'])).rejects.toThrow(
      `Port ${ports.user} is taken, and the citizens' area needs it.\n` +
        `Port ${ports.auth} is taken, and the Auth emulator needs it.\n` +
        'End what listens there, or move the portal: PORTAL_PORT=4000 npm start',
    );
  });

  it('are offered elsewhere when they are at 4000 already', async () => {
    const moved = portsFrom(4000);
    await take(moved.shell, '127.0.0.1');
    await expect(refuseTakenPorts(moved, ['shell'])).rejects.toThrow('PORTAL_PORT=5000 npm start');
  });
});
