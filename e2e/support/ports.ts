import { ports, portsFrom } from '../../tools/ports';

/** Where the portal of the journeys listens: beside the one that may be running. */
export const journeyPorts = portsFrom(ports.shell + 100);

/** Where a worker has a portal of its own, of which it may stop a part. */
export function ownPorts(worker: number) {
  return portsFrom(ports.shell + 200 + 10 * worker);
}

/** Where a worker has a portal of its own on the live store. */
export function livePorts(worker: number) {
  return portsFrom(ports.shell + 250 + 10 * worker);
}
