import { createContext } from 'react';

/**
 * Given by the shell to what it shows: takes over a newer build, where one is deployed and nothing
 * unsaved would be lost. Resolves to whether it does, in which case the asker is about to be replaced.
 */
export const BuildRenewal = createContext<() => Promise<boolean>>(() => Promise.resolve(false));
