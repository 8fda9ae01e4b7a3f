import { slow3g, slow4g } from './measuring/conditions';
import { landing, logins } from './measuring/screens';
import { paceComparisons } from './paces';

const visits = (...times: number[]) => times.map((lcp) => ({ loads: [], lcp, readyAt: lcp * 2 }));
const paces = { federated: visits(900, 100, 800), oneBundle: visits(400, 500, 300) };

describe('the pace of a screen', () => {
  it('compares the medians of the visits to both portals, with the agreed limit', () => {
    const compared = paceComparisons(landing, slow4g.name, paces);
    expect(compared).toEqual([
      {
        what: 'Landing page, slow 4G, LCP',
        unit: 'ms',
        federated: 800,
        oneBundle: 400,
        limit: 1000,
      },
      { what: 'Landing page, slow 4G, usable', unit: 'ms', federated: 1600, oneBundle: 800 },
    ]);
  });

  it.each(logins)('has no limit if none was agreed: $name on slow 3G', (screen) => {
    const [lcp] = paceComparisons(screen, slow3g.name, paces);
    expect(lcp).not.toHaveProperty('limit');
  });
});
