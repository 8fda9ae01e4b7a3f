import { screen } from '@testing-library/react';
import { AreaHost } from 'shared-platform';
import { renderUi } from '../testing/renderUi';
import { Items } from './Items';

const list = (names: string[]) => (
  <ul>
    <Items of={names} keyOf={(_, index) => index}>
      {(name) => {
        if (name === '') throw new RangeError('Invalid time value');
        return <li>{name}</li>;
      }}
    </Items>
  </ul>
);
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('Items', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('replaces an entry that throws by a sentence, shows the others, and tries a new value (#44.a)', async () => {
    const { rerender } = renderUi(list(['Trade License', '']));
    expect(await screen.findByText('This entry cannot be shown.')).toBeVisible();
    expect(shown()).toEqual(['Trade License', 'This entry cannot be shown.']);
    rerender(list(['Trade License', 'Property Tax']));
    expect(shown()).toEqual(['Trade License', 'Property Tax']);
  });

  it('tells the shell, and blames no build (#44.a)', () => {
    const host = { onLoadFailure: jest.fn(), onCrash: jest.fn(), onEntryCrash: jest.fn() };
    renderUi(<AreaHost value={host}>{list(['Trade License', ''])}</AreaHost>);
    expect(host.onEntryCrash.mock.calls).toEqual([[expect.any(RangeError)]]);
    expect(host.onCrash).not.toHaveBeenCalled();
  });
});
