import { withTimeout } from '../areas/withTimeout';
import type { FoundDocument } from './fetchDocument';
import { readDocument } from './readDocument';

/** A public document of the device's records, as `fetchDocument` returns one of the live store. */
export async function findOnDevice(path: string): Promise<FoundDocument> {
  try {
    const fields = await withTimeout(6000, readDocument(path), 'the storage of the device');
    return fields === undefined ? { kind: 'missing' } : { kind: 'found', fields };
  } catch {
    // The browser refuses, or its storage does not answer.
    return { kind: 'unreachable' };
  }
}
