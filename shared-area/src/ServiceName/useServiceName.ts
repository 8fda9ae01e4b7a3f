import { useServiceNames, type ShownName } from './useServiceNames';

/** The name of one service in the language of the page; of several, `useServiceNames` gives them. */
export function useServiceName(name: string): ShownName {
  return useServiceNames()(name);
}
