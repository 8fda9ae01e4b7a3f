import { useStorageMessages } from './i18n';

/** The errors of `shared-data` about this browser's storage, by name. */
const keys = {
  StorageBlockedError: 'blocked',
  StorageFullError: 'full',
  StorageHeldError: 'held',
} as const;

export interface StorageProblemProps {
  name: string;
  /** Shown if this component cannot be loaded. */
  otherwise: string;
}

/** What the problem of the browser's storage is, and what helps. */
export function StorageProblem({ name }: StorageProblemProps) {
  const t = useStorageMessages();
  return t(Object.hasOwn(keys, name) ? keys[name as keyof typeof keys] : 'lost');
}
