/** The hint's '5MB' (spec.md §9), in bytes. */
export const resumeLimit = 5 * 1024 * 1024;

/** What the chooser offers (spec.md §5). */
export const resumeEndings = ['.pdf', '.doc', '.docx'] as const;

export type ResumeProblem = 'type' | 'size' | 'empty' | 'content';

/** The first bytes of each kind of file. */
const beginnings: Record<(typeof resumeEndings)[number], readonly number[]> = {
  '.pdf': [0x25, 0x50, 0x44, 0x46],
  '.doc': [0xd0, 0xcf, 0x11, 0xe0],
  '.docx': [0x50, 0x4b, 0x03, 0x04],
};

/** Why a file cannot be taken as a resume, or null; its content must be what its name says. */
export async function resumeProblem(file: File): Promise<ResumeProblem | null> {
  const ending = resumeEndings.find((each) => file.name.toLowerCase().endsWith(each));
  if (!ending) return 'type';
  if (file.size === 0) return 'empty';
  if (file.size > resumeLimit) return 'size';
  const beginning = beginnings[ending];
  const bytes = await firstBytes(file, beginning.length);
  return beginning.every((byte, index) => bytes[index] === byte) ? null : 'content';
}

/** A file that cannot be read has no bytes, and so not the right ones. */
function firstBytes(file: File, count: number): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => resolve(new Uint8Array());
    reader.readAsArrayBuffer(file.slice(0, count));
  });
}
