import type { CodeReader } from './findCodeReader';

/** Milliseconds between two checks of the picture: often enough for a paper held by hand. */
const pause = 150;

/**
 * Shows the camera's picture and looks for a code in it. The camera is off again when the promise settles.
 * @param signal ends the scanning
 * @returns the text of the first code; undefined if the scanning was ended before
 * @throws the browser's error where there is no camera or it may not be used
 */
export async function scanCode(
  video: HTMLVideoElement,
  reader: CodeReader,
  signal: AbortSignal,
): Promise<string | undefined> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  try {
    video.srcObject = stream;
    while (!signal.aborted) {
      const found = await look(video, reader);
      if (found) return found;
      if (stream.getTracks().every(({ readyState }) => readyState === 'ended')) {
        throw new Error('The camera has gone.');
      }
      // A camera sends no event when its picture changes, so the picture is checked repeatedly.
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return undefined;
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  }
}

async function look(video: HTMLVideoElement, reader: CodeReader): Promise<string | undefined> {
  try {
    const [code] = await reader.detect(video);
    return code?.rawValue;
  } catch {
    // The first picture is not available yet.
    return undefined;
  }
}
