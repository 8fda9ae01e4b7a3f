import { createServer } from 'node:net';
import type { Ports } from '../ports';
import { loopbackAddresses } from '../serving/SiteServer';

const users: Record<keyof Ports, string> = {
  shell: 'the shell',
  user: "the citizens' area",
  staff: 'the staff area',
  admin: "the administrators' area",
  auth: 'the Auth emulator',
  hub: 'the emulator hub',
  firestore: 'the Firestore emulator',
};

/**
 * Checks all ports before anything is started, so that the message can list all conflicts.
 * @throws Error that lists the taken ports
 */
export async function refuseTakenPorts(
  ports: Ports,
  needed: readonly (keyof Ports)[],
  command = 'npm start',
): Promise<void> {
  const free = await Promise.all(needed.map((name) => isFree(ports[name])));
  const taken = needed.filter((_name, index) => !free[index]);
  if (taken.length === 0) return;
  const lines = taken.map((name) => `Port ${ports[name]} is taken, and ${users[name]} needs it.`);
  const elsewhere = ports.shell === 4000 ? 5000 : 4000;
  throw new Error(
    [
      ...lines,
      `End what listens there, or move the portal: PORTAL_PORT=${elsewhere} ${command}`,
    ].join('\n'),
  );
}

/** Whether nothing listens there, at any address that `localhost` may mean. */
export async function isFree(port: number): Promise<boolean> {
  for (const address of loopbackAddresses()) {
    if (!(await canListen(address, port))) return false;
  }
  return true;
}

function canListen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ host, port }, () => probe.close(() => resolve(true)));
  });
}
