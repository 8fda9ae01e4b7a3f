export interface Ports {
  shell: number;
  user: number;
  staff: number;
  admin: number;
  auth: number;
  firestore: number;
  hub: number;
}

export const ports: Ports;
export function portsFrom(shell: number): Ports;
