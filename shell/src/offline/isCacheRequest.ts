/** A page's message to the service worker: cache files for offline use. */
export interface CacheRequest {
  type: 'keep';
  /** Addresses, absolute or from the shell's root. */
  files: string[];
  /** Whether to cache the shell's further chunks too. */
  shell: boolean;
  /** The page's language: only its messages are cached. Missing from pages of older releases. */
  language?: string;
}

export function isCacheRequest(message: unknown): message is CacheRequest {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'keep' &&
    'files' in message &&
    Array.isArray(message.files) &&
    message.files.every((file) => typeof file === 'string') &&
    'shell' in message
  );
}
