/** Hands a file made by the page to the device. */
export function saveFile(name: string, content: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers fetch it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
