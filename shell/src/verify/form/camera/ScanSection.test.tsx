import { screen, waitFor } from '@testing-library/react';
import { renderPortal } from '../../../../../tools/testing/renderPortal';
import { ScanSection } from './ScanSection';

const onRead = jest.fn<undefined, [string]>();
const detect = jest.fn<Promise<{ rawValue: string }[]>, [HTMLVideoElement]>();
const getUserMedia = jest.fn();
const stop = jest.fn();

const track = { kind: 'video', readyState: 'live', stop };
const stream = { getTracks: () => [track] };

interface Device {
  formats?: string[];
  cameras?: { kind: string }[];
}

/** A browser with a reader of codes and a camera. */
function standInForCamera({ formats = ['qr_code'], cameras = [{ kind: 'videoinput' }] }: Device) {
  class BarcodeDetector {
    static getSupportedFormats = () => Promise.resolve(formats);
    detect = detect;
  }
  Object.assign(globalThis, { BarcodeDetector });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { enumerateDevices: () => Promise.resolve(cameras), getUserMedia },
  });
}

const scan = () => screen.findByRole('button', { name: 'Scan with the camera' });

beforeEach(() => {
  jest.clearAllMocks();
  track.readyState = 'live';
  getUserMedia.mockResolvedValue(stream);
  detect.mockResolvedValue([]);
  standInForCamera({});
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BarcodeDetector');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

it('does not request the camera before scanning starts', async () => {
  renderPortal(<ScanSection problem={undefined} onRead={onRead} />);
  await scan();
  expect(getUserMedia).not.toHaveBeenCalled();
});

it('passes on the text of the code, and switches the camera off', async () => {
  detect.mockRejectedValueOnce(new DOMException('no picture yet', 'InvalidStateError'));
  detect.mockResolvedValueOnce([]);
  detect.mockResolvedValueOnce([{ rawValue: 'https://portal.example/verify#a.b.c' }]);
  const { user } = renderPortal(<ScanSection problem={undefined} onRead={onRead} />);
  await user.click(await scan());
  expect(screen.getByText(/^Hold the code/)).toHaveRole('status');
  await waitFor(() => expect(onRead).toHaveBeenCalledWith('https://portal.example/verify#a.b.c'));
  expect(getUserMedia).toHaveBeenCalledWith({ video: { facingMode: 'environment' } });
  expect(stop).toHaveBeenCalled();
  expect(await scan()).toBeVisible();
});

it('stops on request', async () => {
  const { user } = renderPortal(<ScanSection problem={undefined} onRead={onRead} />);
  await user.click(await scan());
  await waitFor(() => expect(detect).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'Stop scanning' }));
  expect(await scan()).toBeVisible();
  await waitFor(() => expect(stop).toHaveBeenCalled());
  expect(onRead).not.toHaveBeenCalled();
});

it('stops when the page is left, also while the permission is requested', async () => {
  let allow: (stream: unknown) => void = jest.fn();
  getUserMedia.mockReturnValue(
    new Promise((resolve) => {
      allow = resolve;
    }),
  );
  const { user, unmount } = renderPortal(<ScanSection problem={undefined} onRead={onRead} />);
  await user.click(await scan());
  unmount();
  allow(stream);
  await waitFor(() => expect(stop).toHaveBeenCalled());
  expect(onRead).not.toHaveBeenCalled();
});

it.each([
  ['NotAllowedError', 'This page may not use the camera.'],
  ['SecurityError', 'This page may not use the camera.'],
  ['NotFoundError', 'No camera was found.'],
  ['NotReadableError', 'The camera could not be started.'],
])('explains what to do after %s', async (name, words) => {
  getUserMedia.mockRejectedValue(new DOMException('', name));
  const { user } = renderPortal(<ScanSection problem={undefined} onRead={onRead} />);
  await user.click(await scan());
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(await scan()).toBeVisible();
});

it('shows a message when the camera is taken away', async () => {
  track.readyState = 'ended';
  const { user } = renderPortal(<ScanSection problem={undefined} onRead={onRead} />);
  await user.click(await scan());
  expect(await screen.findByRole('alert')).toHaveTextContent('The camera could not be started.');
});

it('shows the problem with the last code', async () => {
  renderPortal(<ScanSection problem="This code is not that of a certificate." onRead={onRead} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('not that of a certificate');
});

it.each<[string, () => void]>([
  ['has no camera', () => standInForCamera({ cameras: [{ kind: 'audioinput' }] })],
  ['reads other codes only', () => standInForCamera({ formats: ['ean_13'] })],
  ['reads no codes', () => Reflect.deleteProperty(globalThis, 'BarcodeDetector')],
  ['has no encryption', () => Reflect.deleteProperty(navigator, 'mediaDevices')],
])("refers to the phone's own camera when the browser %s", (_what, arrange) => {
  arrange();
  renderPortal(<ScanSection problem={undefined} onRead={onRead} />);
  expect(screen.getByText(/open the camera of your phone/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
