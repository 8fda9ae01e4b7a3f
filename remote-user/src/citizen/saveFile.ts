import { saveFile as saveBlob } from 'shared-data/files';

/** Hands a file made by the page to the device. */
export function saveFile(name: string, content: string, type: string): void {
  saveBlob(new Blob([content], { type }), name);
}
