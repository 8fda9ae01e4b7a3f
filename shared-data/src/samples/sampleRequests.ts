import type { AccessRequest } from 'shared-model';
import { hoursBefore } from './sampleTime';

/** Two made-up requests that wait for an admin. */
export function sampleRequests(now: Date): AccessRequest[] {
  return [
    {
      uid: 'sample-deepak.rane',
      name: 'Deepak Rane',
      email: 'deepak.rane@example.com',
      position: 'Revenue clerk',
      accessLevel: 'staff',
      requestedAt: hoursBefore(now, 26),
      decision: null,
      sample: true,
    },
    {
      uid: 'sample-manisha.bhalerao',
      name: 'Manisha Bhalerao',
      email: 'manisha.bhalerao@example.com',
      position: 'Village development officer',
      accessLevel: 'admin',
      requestedAt: hoursBefore(now, 50),
      decision: null,
      sample: true,
    },
  ];
}
