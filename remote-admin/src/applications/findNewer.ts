import { watchApplication, type Application } from 'shared-data';

/** Timeout for a newer revision on a slow network, in milliseconds. */
const timeout = 5000;

/**
 * Resolves to an application as soon as its revision is above the given one; to undefined on timeout.
 */
export function findNewer(id: string, revision: number): Promise<Application | undefined> {
  return new Promise((resolve) => {
    const settle = (application?: Application) => {
      clearTimeout(timer);
      stop();
      resolve(application);
    };
    const timer = setTimeout(settle, timeout);
    const stop = watchApplication(id)({
      next: (application) => {
        if (application.revision > revision) settle(application);
      },
      error: () => settle(),
    });
  });
}
