import type { Documents, Fields, Path } from '../../shared-data/src/documents/Documents';

/** A document that was written. */
export interface Write {
  how: 'creates' | 'changes' | 'deletes';
  path: Path;
  /** The names of the written fields, without what is within them. */
  fields: string[];
}

/** Documents that note what each transaction writes. */
export function recordWrites(documents: Documents, note: (write: Write) => void): Documents {
  return {
    ...documents,
    async transact(act, options) {
      let noted: Write[] = [];
      const result = await documents.transact(async (transaction) => {
        const written = new Map<Path, Fields | undefined>();
        const acted = await act({
          get: (path) => transaction.get(path),
          set(path, fields, ...merging) {
            written.set(path, fields);
            transaction.set(path, fields, ...merging);
          },
          update(path, changes) {
            written.set(path, changes);
            transaction.update(path, changes);
          },
          delete(path) {
            written.set(path, undefined);
            transaction.delete(path);
          },
        });
        const asWrite = async ([path, fields]: [Path, Fields | undefined]) =>
          toWrite(path, fields, (await documents.get(path)).exists);
        noted = (await Promise.all([...written].map(asWrite))).flat();
        return acted;
      }, options);
      for (const write of noted) note(write);
      return result;
    },
  };
}

/** None where a document is deleted that is not there. */
function toWrite(path: Path, fields: Fields | undefined, wasThere: boolean): Write[] {
  if (!fields) return wasThere ? [{ how: 'deletes', path, fields: [] }] : [];
  const names = Object.keys(fields).filter((name) => fields[name] !== undefined);
  const outer = new Set(names.map((name) => name.split('.')[0] ?? name));
  return [{ how: wasThere ? 'changes' : 'creates', path, fields: [...outer] }];
}
