import { watchApplication, type ApplicationEvent } from 'shared-data';

/** How long the news of a step may take on a slow network, in milliseconds. */
const patience = 5000;

/**
 * The step by which somebody else was faster: the latest of an application, as soon as it has more
 * than the given revision. Nothing where that does not arrive.
 */
export function findNewerStep(id: string, revision: number): Promise<ApplicationEvent | undefined> {
  return new Promise((resolve) => {
    const settle = (step?: ApplicationEvent) => {
      clearTimeout(timer);
      stop();
      resolve(step);
    };
    const timer = setTimeout(settle, patience);
    const stop = watchApplication(id)({
      next: (application) => {
        if (application.revision > revision) settle(application.history.at(-1));
      },
      error: () => settle(),
    });
  });
}
