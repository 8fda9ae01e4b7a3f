/** What a page asks of the service worker: to keep files for a time without a network. */
export interface KeepRequest {
  type: 'keep';
  /** Addresses, absolute or from the shell's root. */
  files: string[];
  /** Whether to keep the shell's further chunks too. */
  shell: boolean;
}

export function isKeepRequest(message: unknown): message is KeepRequest {
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
