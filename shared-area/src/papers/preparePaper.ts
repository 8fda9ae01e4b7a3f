import type { PreparedPaper } from './PreparedPaper';

/**
 * Checks a chosen file by its content and makes it the file to send: a photograph without place and device, a picture of
 * a readable size, with the ending and type of its content. The code for it loads with the first file.
 * @param endings the file endings that the field accepts
 */
export async function preparePaper(
  chosen: File,
  endings: readonly string[],
): Promise<PreparedPaper> {
  const { readPaper } = await import('./readPaper');
  return readPaper(chosen, endings);
}
