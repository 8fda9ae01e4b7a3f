/** @jest-environment node */
import { createServer, type AddressInfo, type Server } from 'node:net';
import { portsFrom, type Ports } from '../ports';
import { refuseTakenPorts } from './takenPorts';

const others: Server[] = [];

/** Listens where the system has room, so that nothing else on the machine is met. */
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

/** Ports of which these three are taken. */
async function takePorts(shell = 3000): Promise<Ports> {
  const [user, staff, auth] = [await takePort(), await takePort(), await takePort()];
  return { ...portsFrom(shell), user, staff, auth };
}

afterEach(letGo);

describe('the ports of the portal', () => {
  it('can be used when nobody listens there', async () => {
    const ports = await takePorts();
    await letGo();
    await expect(refuseTakenPorts(ports, ['user', 'staff', 'auth'])).resolves.toBeUndefined();
  });

  it('names the ports that somebody has, with who needs them', async () => {
    const ports = await takePorts();
    await expect(refuseTakenPorts(ports, ['user', 'auth'])).rejects.toThrow(
      `Port ${ports.user} is taken, and the citizens' area needs it.\n` +
        `Port ${ports.auth} is taken, and the Auth emulator needs it.\n` +
        'End what listens there, or move the portal: PORTAL_PORT=4000 npm start',
    );
  });

  it('offers other ports when 4000 is in use already', async () => {
    const ports = await takePorts(4000);
    await expect(refuseTakenPorts(ports, ['staff'])).rejects.toThrow('PORTAL_PORT=5000 npm start');
  });
});
