import type { Documents } from '../../shared-data/src/documents/Documents';

export interface Reads {
  /** Documents in the results, and look-ups that found none. */
  documents: number;
  /** The reads that counts are charged as: one for each started 1,000 entries. */
  counts: number;
}

/** A driver that adds to `reads` what each of its calls reads. What the security rules read is not in it. */
export function countReads(documents: Documents, reads: Reads): Documents {
  const add = (found: number) => (reads.documents += Math.max(1, found));
  const addCount = (entries: number) => (reads.counts += Math.max(1, Math.ceil(entries / 1000)));
  // Firestore's client asks the server once for listeners to the same query.
  const listened = new Map<string, Set<string>>();
  const seenOf = (asked: object) => {
    const key = JSON.stringify(asked);
    const seen = listened.get(key) ?? new Set();
    listened.set(key, seen);
    return seen;
  };
  const note = (seen: Set<string>, paths: readonly string[]) => {
    const fresh = paths.filter((path) => !seen.has(path));
    if (fresh.length > 0 || seen.size === 0) add(fresh.length);
    // An empty answer is noted, too: it is charged once.
    for (const path of ['', ...fresh]) seen.add(path);
  };
  return {
    ...documents,
    async get(path, source) {
      add(1);
      return documents.get(path, source);
    },
    async query(asked, source) {
      const found = await documents.query(asked, source);
      add(found.length);
      return found;
    },
    async count(asked) {
      const count = await documents.count(asked);
      addCount(count);
      return count;
    },
    async sum(asked, field) {
      const found = await documents.sum(asked, field);
      addCount(found.count);
      return found;
    },
    watchQuery(asked, read) {
      const seen = seenOf({ ...asked, after: asked.after?.path });
      return documents.watchQuery(asked, (found) => {
        const paths = found.docs.map(({ path }) => path);
        if (!found.isCached) note(seen, paths);
        return read(found);
      });
    },
    watchDocument(path, read) {
      const seen = seenOf({ path });
      return documents.watchDocument(path, (document) => {
        if (!document.isCached) note(seen, [path]);
        return read(document);
      });
    },
  };
}
