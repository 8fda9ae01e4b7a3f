import { useServiceNames, type ShownName } from './useServiceNames';

/** The name of one service in the language of the page. For several names use `useServiceNames`. */
export function useServiceName(name: string): ShownName {
  return useServiceNames()(name);
}
