/** Milliseconds that a slow phone may need to save a file. */
export const timeToTakeOver = 60_000;

/** Hands a file to the device, to be saved under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), timeToTakeOver);
}
