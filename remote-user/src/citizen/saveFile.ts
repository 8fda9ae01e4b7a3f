import { saveFile as saveBlob } from 'shared-data/files';

/** Downloads a file that the page has created. */
export function saveFile(name: string, content: string, type: string): void {
  saveBlob(new Blob([content], { type }), name);
}
