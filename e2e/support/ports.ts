import { ports, portsFrom } from '../../tools/ports';

/** The ports of the journeys' portal: other ones than those of a portal that may be running. */
export const journeyPorts = portsFrom(ports.shell + 100);

/** The ports of a worker's own portal, parts of which it may stop. */
export function ownPorts(worker: number) {
  return portsFrom(ports.shell + 200 + 10 * worker);
}

/** The ports of a worker's own portal on the live store. */
export function livePorts(worker: number) {
  return portsFrom(ports.shell + 250 + 10 * worker);
}
