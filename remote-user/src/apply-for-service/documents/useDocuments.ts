import { useRef, useState } from 'react';
import { newDraftId, type DraftDocument } from 'shared-data';
import { documentName } from 'shared-data/files';
import { limits } from 'shared-data/limits';
import type { DocumentProblem } from './documentProblem';
import { prepareDocument } from './prepareDocument';

/** A file that the citizen has chosen. Only one with `file` is sent. */
export interface ApplyDocument {
  id: string;
  name: string;
  size: number;
  file?: File;
  problem?: DocumentProblem;
  /** From 0 to 1 while it is checked or sent. */
  progress?: number;
}

export interface DocumentSaving {
  initial: readonly DraftDocument[];
  /** How many can be sent; as many as go along with one sending unless given. */
  most?: number;
  onTaken: (document: DraftDocument) => void;
  onRefused: (name: string, problem: DocumentProblem) => void;
  onRemoved: (id: string) => void;
}

/** The documents of an application: each is checked by itself, and a refused one leaves the others. */
export function useDocuments({
  initial,
  most = limits.documentsAtOnce,
  onTaken,
  onRefused,
  onRemoved,
}: DocumentSaving) {
  const [documents, setDocuments] = useState<readonly ApplyDocument[]>(() =>
    initial.map(({ id, file }) => ({ id, file, name: file.name, size: file.size })),
  );
  // What the checks, which outlast a rendering, go by.
  const latest = useRef(documents);
  const checks = useRef(Promise.resolve());

  function change(next: (documents: readonly ApplyDocument[]) => readonly ApplyDocument[]) {
    latest.current = next(latest.current);
    setDocuments(latest.current);
  }

  function update(id: string, next: (document: ApplyDocument) => ApplyDocument) {
    change((all) => all.map((document) => (document.id === id ? next(document) : document)));
  }

  async function check(id: string, chosen: File) {
    const isWanted = () => latest.current.some((document) => document.id === id);
    if (!isWanted()) return;
    const prepared = await prepareDocument(chosen);
    if (!isWanted()) return;
    if ('problem' in prepared) {
      const { problem } = prepared;
      update(id, ({ name, size }) => ({ id, name, size, problem }));
      onRefused(chosen.name, problem);
      return;
    }
    const { file } = prepared;
    update(id, () => ({ id, name: file.name, size: file.size, file }));
    onTaken({ id, file });
  }

  function findListProblem(name: string, size: number): DocumentProblem | undefined {
    const taken = latest.current.filter(({ problem }) => !problem);
    if (taken.some((document) => document.name === name && document.size === size)) {
      return { reason: 'duplicate' };
    }
    return taken.length >= most ? { reason: 'many', most } : undefined;
  }

  function add(files: readonly File[]) {
    for (const chosen of files) {
      const { size } = chosen;
      const name = documentName(chosen.name);
      const id = newDraftId();
      const problem = findListProblem(name, size);
      if (problem) {
        change((all) => [...all, { id, name, size, problem }]);
        onRefused(name, problem);
        continue;
      }
      change((all) => [...all, { id, name, size, progress: 0 }]);
      // One after the other: several photographs unpacked at once are too much for a small phone.
      checks.current = checks.current.then(() => check(id, chosen));
    }
  }

  function remove(id: string) {
    change((all) => all.filter((document) => document.id !== id));
    onRemoved(id);
  }

  /** What can be sent, once every check has come to its end. */
  async function settled(): Promise<{ id: string; file: File }[]> {
    await checks.current;
    return latest.current.flatMap(({ id, file }) => (file ? [{ id, file }] : []));
  }

  function refuse(id: string, problem: DocumentProblem) {
    update(id, ({ name, size }) => ({ id, name, size, problem }));
  }

  function setProgress(id: string, progress: number) {
    update(id, (document) => ({ ...document, progress }));
  }

  function clearProgress() {
    change((all) => all.map(({ progress: _, ...document }) => document));
  }

  return { documents, add, remove, refuse, settled, setProgress, clearProgress };
}
