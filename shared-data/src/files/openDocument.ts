import { canBeShown, shownType, signatureLength, unknownType } from './documentTypes';
import { readBeginning } from './readBeginning';
import { saveFile, timeToTakeOver } from './saveFile';

interface OpenedDocument {
  name: string;
  /** As it is on record: what is shown goes by the content besides. */
  type: string;
}

/**
 * Opens a document in a tab of its own, or saves it where the browser could not show it. Call it within
 * the press: a browser opens no tab for what happens later, so the tab is there before the content is.
 * The content is given a type of ours. Pictures and PDF files run nothing; anything else is only saved.
 * @param waiting what the tab says until then
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
  // What is shown there has no way back to this page.
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
