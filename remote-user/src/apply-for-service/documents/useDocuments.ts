import { useRef, useState } from 'react';
import { newDraftId, type DraftDocument, type Paper, type PaperId } from 'shared-data';
import { preparePaper, type PreparedPaper } from 'shared-area/papers';
import { acceptedEndings, documentName } from 'shared-data/files';
import { limits } from 'shared-data/limits';
import type { DocumentProblem } from './DocumentProblem';
import { paperEndings } from './paperEndings';

/** A file that the citizen has selected. It is only sent if it has `file`. */
export interface ApplyDocument {
  id: string;
  name: string;
  size: number;
  file?: File;
  /** Name and size of the file before it was prepared. */
  chosen?: { name: string; size: number };
  problem?: DocumentProblem;
  /** From 0 to 1 while it is validated or sent. */
  progress?: number;
  /** The paper that it belongs to; undefined for a further document. */
  paper?: PaperId | undefined;
}

/** The ids of the documents of each paper, by the paper's id. */
export type DocumentsByPaper = Readonly<Record<PaperId, readonly string[]>>;

/** The ids of the documents of each paper, without refused ones. */
export function documentsByPaper(documents: readonly ApplyDocument[]): Record<PaperId, string[]> {
  const byPaper: Record<PaperId, string[]> = {};
  for (const { id, paper, problem } of documents) {
    if (paper !== undefined && !problem) (byPaper[paper] ??= []).push(id);
  }
  return byPaper;
}

/** The documents as they are saved with a draft, without refused ones. */
export function draftDocuments(documents: readonly ApplyDocument[]): DraftDocument[] {
  return documents.flatMap(({ id, file }) => (file ? [{ id, file }] : []));
}

/** A document that is ready to be sent. */
export type SettledDocument = Required<Pick<ApplyDocument, 'id' | 'file'>> &
  Pick<ApplyDocument, 'paper'>;

export interface DocumentSaving {
  initial: readonly DraftDocument[];
  /** The paper of each initial document. */
  papers?: DocumentsByPaper | undefined;
  /** The maximum number of documents; by default as many as one submission allows. */
  most?: number;
  /** Called for each file that is being checked, with a promise that resolves after the other functions were called. */
  onChecking: (check: Promise<void>) => void;
  onTaken: (document: DraftDocument) => void;
  onRefused: (name: string, problem: DocumentProblem) => void;
  onRemoved: (id: string) => void;
}

/** The documents of an application. Each is validated individually; a refused one does not affect the others. */
export function useDocuments({
  initial,
  papers = {},
  most = limits.documentsAtOnce,
  onChecking,
  onTaken,
  onRefused,
  onRemoved,
}: DocumentSaving) {
  const [documents, setDocuments] = useState<readonly ApplyDocument[]>(() =>
    initial.map((document) => ({ ...takenBefore(document), paper: paperOf(document.id, papers) })),
  );
  // Read by the checks, which continue after a render.
  const latest = useRef(documents);
  const checks = useRef(Promise.resolve());

  function change(next: (documents: readonly ApplyDocument[]) => readonly ApplyDocument[]) {
    latest.current = next(latest.current);
    setDocuments(latest.current);
  }

  function update(id: string, next: (document: ApplyDocument) => ApplyDocument) {
    change((all) => all.map((document) => (document.id === id ? next(document) : document)));
  }

  async function check(id: string, chosen: File, endings: readonly string[]) {
    const isWanted = () => latest.current.some((document) => document.id === id);
    if (!isWanted()) return;
    const prepared = await preparePaper(chosen, endings).catch((error: unknown): PreparedPaper => {
      console.error('A file could not be checked.', error);
      return { problem: { reason: 'unreadable' } };
    });
    if (!isWanted()) return;
    if ('problem' in prepared) {
      const { problem } = prepared;
      update(id, ({ name, size, paper }) => ({ id, name, size, paper, problem }));
      onRefused(chosen.name, problem);
      return;
    }
    const { file } = prepared;
    update(id, ({ chosen: before, paper }) => ({
      id,
      name: file.name,
      size: file.size,
      file,
      paper,
      ...(before ? { chosen: before } : {}),
    }));
    onTaken({ id, file });
  }

  function findListProblem(
    name: string,
    size: number,
    paper: Paper | undefined,
  ): DocumentProblem | undefined {
    const taken = latest.current.filter(({ problem }) => !problem);
    // One file may serve as two papers, and is listed with each.
    const ofPaper = taken.filter((document) => document.paper === paper?.id);
    if (ofPaper.some(({ chosen }) => chosen?.name === name && chosen.size === size)) {
      return { reason: 'duplicate' };
    }
    if (paper && ofPaper.length >= paper.maxFiles) {
      return { reason: 'paper-many', most: paper.maxFiles };
    }
    return taken.length >= most ? { reason: 'many', most } : undefined;
  }

  function add(files: readonly File[], paper?: Paper) {
    const endings = paper ? paperEndings(paper) : acceptedEndings;
    for (const chosen of files) {
      const { size } = chosen;
      const name = documentName(chosen.name);
      const id = newDraftId();
      const problem = findListProblem(name, size, paper);
      if (problem) {
        change((all) => [...all, { id, name, size, paper: paper?.id, problem }]);
        onRefused(name, problem);
        continue;
      }
      change((all) => [
        ...all,
        { id, name, size, chosen: { name, size }, paper: paper?.id, progress: 0 },
      ]);
      // One at a time: several decoded photographs would need too much memory on a small phone.
      checks.current = checks.current.then(() => check(id, chosen, endings));
      onChecking(checks.current);
    }
  }

  function remove(id: string) {
    change((all) => all.filter((document) => document.id !== id));
    onRemoved(id);
  }

  /** Used for another service's papers: documents that are not listed become further ones. */
  function assign(byPaper: DocumentsByPaper) {
    change((all) => all.map((document) => ({ ...document, paper: paperOf(document.id, byPaper) })));
  }

  /** The documents to send, after all checks have finished. */
  async function settled(): Promise<SettledDocument[]> {
    await checks.current;
    return latest.current.flatMap(({ id, file, paper }) => (file ? [{ id, file, paper }] : []));
  }

  /** Whether any document is currently refused, and so not sent. */
  const hasRefused = () => latest.current.some(({ problem }) => problem);

  function refuse(id: string, problem: DocumentProblem) {
    update(id, ({ name, size, paper }) => ({ id, name, size, paper, problem }));
  }

  function setProgress(id: string, progress: number) {
    update(id, (document) => ({ ...document, progress }));
  }

  function clearProgress() {
    change((all) => all.map(({ progress: _, ...document }) => document));
  }

  return {
    documents,
    add,
    remove,
    assign,
    refuse,
    settled,
    hasRefused,
    setProgress,
    clearProgress,
  };
}

function takenBefore({ id, file }: DraftDocument): ApplyDocument {
  const { name, size } = file;
  return { id, file, name, size, chosen: { name, size } };
}

function paperOf(documentId: string, byPaper: DocumentsByPaper): PaperId | undefined {
  return Object.keys(byPaper).find((paper) => byPaper[paper]?.includes(documentId));
}
