import { faultTolerance } from './faultTolerance';
import { loadTimeLimit } from './fetchJson';

const url = 'https://staff.example/builds/1.4.2-abc/remoteEntry.js';

interface Created {
  script: HTMLScriptElement;
  timeout: number;
}
const tolerance = faultTolerance();
const create = (address = url) => tolerance.createScript?.({ url: address }) as Created;

describe('a script that hangs (#15.5)', () => {
  it('times out before the error for the whole area is shown', () => {
    const { script, timeout } = create(`${url}#1`);
    expect(timeout).toBeLessThan(loadTimeLimit);
    expect(script.crossOrigin).toBe('anonymous');
  });

  it('loads from another address until it answers', () => {
    expect(create().script.src).toBe(url);
    expect(create().script.src).toBe(`${url}?again=1`);
    const { script } = create();
    expect(script.src).toBe(`${url}?again=2`);
    script.dispatchEvent(new Event('load'));
    expect(create().script.src).toBe(url);
  });

  it('loads from its own address when the server answered with an error', () => {
    const gone = `${url}?gone`;
    create(gone).script.dispatchEvent(new Event('error'));
    expect(create(gone).script.src).toBe(gone);
  });
});
