/** Reads QR codes from pictures: the browser's `BarcodeDetector`, which is missing in TypeScript's library. */
export interface CodeReader {
  detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface CodeReaderClass {
  new (options: { formats: string[] }): CodeReader;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own reader of QR codes, if it has one and the device has a camera. Requests no permission. */
export async function findCodeReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: CodeReaderClass };
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!BarcodeDetector || !mediaDevices) return undefined;
  try {
    const formats = await BarcodeDetector.getSupportedFormats();
    const devices = await mediaDevices.enumerateDevices();
    const canScan =
      formats.includes('qr_code') && devices.some(({ kind }) => kind === 'videoinput');
    return canScan ? new BarcodeDetector({ formats: ['qr_code'] }) : undefined;
  } catch {
    return undefined;
  }
}
