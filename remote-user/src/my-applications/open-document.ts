import { getDocument, type ApplicationDocument } from 'shared-data';

/** What a browser shows by itself; anything else is handed to the device as a download. */
const shown = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/** Long enough for a slow phone to have taken the file over. */
const timeToTakeOver = 60_000;

/**
 * Opens a document of an application in a tab of its own, or downloads it.
 * @throws as `getDocument`
 */
export async function openDocument(
  applicationId: string,
  { id, name }: Pick<ApplicationDocument, 'id' | 'name'>,
): Promise<void> {
  const content = await getDocument(applicationId, id);
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  if (shown.has(content.type)) {
    link.target = '_blank';
    link.rel = 'noopener';
  } else link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), timeToTakeOver);
}
