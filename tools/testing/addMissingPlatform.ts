/** What every browser has and jsdom lacks, as little of it as the product needs under test. */
export function addMissingPlatform(window: Window & typeof globalThis): void {
  // No query holds: a wide, light window, without a wish for less motion. A test spies on it for more.
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

  // jsdom lays nothing out that could be scrolled to.
  window.Element.prototype.scrollIntoView = () => undefined;

  // Without it a place where a word may break is a block, and a name has blanks there.
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
