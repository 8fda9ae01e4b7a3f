import { getDocument, type ApplicationDocument } from 'shared-data';

/** How long a new tab may take to read the document before its address is let go of. */
const addressLife = 60_000;

/** Pictures and PDF files show in the browser; anything else can only be saved. */
const shown = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/**
 * Opens a citizen's document in a new tab, or saves it where the browser could not show it.
 * @throws as `getDocument` of shared-data
 */
export async function openDocument(
  applicationId: string,
  { id, name, type }: ApplicationDocument,
): Promise<void> {
  const address = URL.createObjectURL(await getDocument(applicationId, id));
  const link = document.createElement('a');
  link.href = address;
  if (shown.has(type)) {
    link.target = '_blank';
    link.rel = 'noopener';
  } else {
    link.download = name;
  }
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), addressLife);
}
