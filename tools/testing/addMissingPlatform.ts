/** The parts of the platform that every browser has and jsdom lacks, as far as the tests need them. */
export function addMissingPlatform(window: Window & typeof globalThis): void {
  // No query matches: a wide, light window, without reduced motion. Tests that need more use a spy.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });

  window.Blob.prototype.arrayBuffer = function arrayBuffer() {
    return new Promise((resolve, reject) => {
      const reader = new window.FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () =>
        reject(new Error('A file could not be read.', { cause: reader.error }));
      reader.readAsArrayBuffer(this);
    });
  };

  window.Blob.prototype.text = async function text() {
    return new TextDecoder().decode(await this.arrayBuffer());
  };

  // jsdom draws nothing: what pictures look like is tested in a browser.
  window.createImageBitmap = () => Promise.resolve({ width: 8, height: 8, close: () => undefined });
  window.URL.createObjectURL = () => 'blob:http://localhost/file';
  window.URL.revokeObjectURL = () => undefined;

  // jsdom has no layout, so there is nothing to scroll to.
  window.Element.prototype.scrollIntoView = () => undefined;
  // axe asks what is behind an open dialog; without an answer it would check nothing on the page.
  window.Document.prototype.elementsFromPoint = () => [];

  // Without this, jsdom treats a `wbr` as a block, and accessible names contain spaces there.
  const inline = window.document.createElement('style');
  inline.textContent = 'wbr { display: inline; }';
  window.document.head.append(inline);

  const dialog = window.HTMLDialogElement.prototype;
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  dialog.showModal = function showModal() {
    openers.set(this, window.document.activeElement);
    this.open = true;
  };
  dialog.close = function close(returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof window.HTMLElement) opener.focus();
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new window.Event('close'));
  };
}
