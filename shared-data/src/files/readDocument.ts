import { DocumentUnreadableError } from 'shared-model';

/**
 * Reads a chosen file and reports the progress from 0 to 1. Files are read before anything is written: a file that
 * was removed from the phone meanwhile must not leave half an application behind.
 * @throws DocumentUnreadableError
 */
export function readDocument(
  file: File,
  index: number,
  onFraction: (fraction: number) => void,
): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onprogress = ({ loaded, total }) => {
      if (loaded < total) onFraction(loaded / total);
    };
    reader.onload = () => {
      onFraction(1);
      resolve(reader.result as ArrayBuffer);
    };
    reader.onerror = () => {
      reject(new DocumentUnreadableError(index, file.name, { cause: reader.error }));
    };
    onFraction(0);
    reader.readAsArrayBuffer(file);
  });
}

/**
 * The contents of files, read one after the other.
 * @param onProgress called with the file's index and how much of it has been read, from 0 to 1
 * @throws DocumentUnreadableError
 */
export async function readDocuments(
  files: readonly File[],
  onProgress?: (index: number, fraction: number) => void,
): Promise<ArrayBuffer[]> {
  const contents: ArrayBuffer[] = [];
  for (const [index, file] of files.entries()) {
    contents.push(await readDocument(file, index, (part) => onProgress?.(index, part)));
  }
  return contents;
}
