/** @jest-environment node */
import { createServer, type AddressInfo, type Server } from 'node:net';
import { portsFrom, type Ports } from '../ports';
import { refuseTakenPorts } from './takenPorts';

const others: Server[] = [];

/** Listens on a free port that the system chooses, to avoid conflicts with other programs. */
const takePort = () =>
  new Promise<number>((resolve) => {
    const other = createServer();
    others.push(other);
    other.listen({ port: 0, host: '127.0.0.1' }, () => {
      resolve((other.address() as AddressInfo).port);
    });
  });

const letGo = () =>
  Promise.all(others.splice(0).map((other) => new Promise((resolve) => other.close(resolve))));

/** Ports, three of which are taken. */
async function takePorts(shell = 3000): Promise<Ports> {
  const [user, staff, auth] = [await takePort(), await takePort(), await takePort()];
  return { ...portsFrom(shell), user, staff, auth };
}

afterEach(letGo);

describe('checking the ports of the portal', () => {
  it('accepts ports where nothing listens', async () => {
    const ports = await takePorts();
    await letGo();
    await expect(refuseTakenPorts(ports, ['user', 'staff', 'auth'])).resolves.toBeUndefined();
  });

  it('lists the taken ports, with what needs them', async () => {
    const ports = await takePorts();
    await expect(refuseTakenPorts(ports, ['user', 'auth'])).rejects.toThrow(
      `Port ${ports.user} is taken, and the citizens' area needs it.\n` +
        `Port ${ports.auth} is taken, and the Auth emulator needs it.\n` +
        'End what listens there, or move the portal: PORTAL_PORT=4000 npm start',
    );
  });

  it('suggests other ports if 4000 is taken already', async () => {
    const ports = await takePorts(4000);
    await expect(refuseTakenPorts(ports, ['staff'])).rejects.toThrow('PORTAL_PORT=5000 npm start');
  });
});
