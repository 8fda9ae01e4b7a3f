/** Adds `FileReader`, which Node does not have: only the parts that the store uses. */
export function addFileReader(): void {
  if ('FileReader' in globalThis) return;
  Object.assign(globalThis, { FileReader: NodeFileReader });
}

class NodeFileReader {
  result: ArrayBuffer | string | null = null;
  error: unknown = null;
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onprogress: unknown = null;

  readAsArrayBuffer(blob: Blob): void {
    this.#settle(blob.arrayBuffer());
  }

  readAsText(blob: Blob): void {
    this.#settle(blob.text());
  }

  #settle(reading: Promise<ArrayBuffer | string>): void {
    reading.then(
      (result) => {
        this.result = result;
        this.onload?.();
      },
      (error: unknown) => {
        this.error = error;
        this.onerror?.();
      },
    );
  }
}
