import { useMessages } from './i18n';

export function UnshownText() {
  return useMessages()('unshown');
}
