import { canBeShown, shownType, signatureLength, unknownType } from 'shared-model';
import { readBeginning } from './readBeginning';
import { saveFile, timeToTakeOver } from './saveFile';

interface OpenedDocument {
  name: string;
  /** As stored; whether the document is shown also depends on its content. */
  type: string;
}

/**
 * Opens a document in its own tab, or saves it where the browser cannot show it. Call it in the click handler:
 * browsers block tabs that are opened later, so the tab opens before the content is loaded.
 * The content gets a type that we choose. Pictures and PDF files run no scripts; anything else is only saved.
 * @param waiting the text in the tab until the content is loaded
 * @throws as `getContent`
 */
export async function openDocument(
  { name, type }: OpenedDocument,
  getContent: () => Promise<Blob>,
  waiting: string,
): Promise<void> {
  const tab = canBeShown(type) ? openTab(name, waiting) : null;
  try {
    const content = await getContent();
    const shown = shownType(type, await readBeginning(content, signatureLength));
    if (tab?.closed) return;
    if (tab && shown) {
      showIn(tab, content.slice(0, content.size, shown));
      return;
    }
    tab?.close();
    saveFile(content.slice(0, content.size, unknownType), name);
  } catch (error) {
    tab?.close();
    throw error;
  }
}

/** Null where the browser opens none. */
function openTab(title: string, waiting: string): Window | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  // The opened document must have no access to this page.
  tab.opener = null;
  tab.document.title = title;
  tab.document.body.textContent = waiting;
  return tab;
}

function showIn(tab: Window, content: Blob): void {
  const address = URL.createObjectURL(content);
  tab.location.replace(address);
  setTimeout(() => URL.revokeObjectURL(address), timeToTakeOver);
}
