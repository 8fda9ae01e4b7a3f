import { watchApplication, type Application } from 'shared-data';

/** How long a newer revision may take on a slow network, in milliseconds. */
const patience = 5000;

/**
 * An application as soon as it has more than the given revision; undefined where that does not arrive.
 */
export function findNewer(id: string, revision: number): Promise<Application | undefined> {
  return new Promise((resolve) => {
    const settle = (application?: Application) => {
      clearTimeout(timer);
      stop();
      resolve(application);
    };
    const timer = setTimeout(settle, patience);
    const stop = watchApplication(id)({
      next: (application) => {
        if (application.revision > revision) settle(application);
      },
      error: () => settle(),
    });
  });
}
