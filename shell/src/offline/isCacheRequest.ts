/** What a page asks of the service worker: to keep files for a time without a network. */
export interface CacheRequest {
  type: 'keep';
  /** Addresses, absolute or from the shell's root. */
  files: string[];
  /** Whether to keep the shell's further chunks too. */
  shell: boolean;
  /** What the page is in; its messages are kept, and those of no other language. Pages of older releases say nothing. */
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
