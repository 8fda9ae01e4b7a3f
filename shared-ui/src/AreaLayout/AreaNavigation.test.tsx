import { act, screen, within } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { standInForDialog } from '../testing/standInForDialog';
import { standInForWindowWidth } from '../../../tools/testing/standInForWindowWidth';
import { AreaNavigation } from './AreaNavigation';

const entries = [
  { to: '/user/dashboard', label: 'Dashboard' },
  { to: '/user/search', label: 'Search' },
];

const navigation = <AreaNavigation title="User Services" entries={entries} />;

beforeAll(standInForDialog);

describe('on a desktop', () => {
  beforeEach(() => standInForWindowWidth(1280));

  it('is a bar named after the area, with the current entry marked', () => {
    renderUi(navigation, { path: '/user/search' });
    const bar = screen.getByRole('navigation', { name: 'User Services' });
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveTextContent('Search');
    expect(within(bar).getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('on a phone', () => {
  beforeEach(() => standInForWindowWidth(360));

  const opener = () => screen.getByRole('button', { name: 'Menu User Services' });

  it('waits behind a button', () => {
    renderUi(navigation);
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('opens with the entries of the area', async () => {
    const { user } = renderUi(navigation, { path: '/user/search' });
    await user.click(opener());
    const panel = screen.getByRole('dialog', { name: 'User Services' });
    expect(within(panel).getByRole('link', { current: 'page' })).toHaveTextContent('Search');
  });

  it('closes when an entry is chosen', async () => {
    const { user } = renderUi(navigation, { path: '/user/search' });
    await user.click(opener());
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(opener());
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
  });

  const ways: [string, (panel: HTMLElement) => void][] = [
    ['Escape', (panel) => panel.dispatchEvent(new Event('cancel', { cancelable: true }))],
    ['a press outside', (panel) => panel.click()],
    ['its button', () => screen.getByRole('button', { name: 'Close menu' }).click()],
  ];

  it.each(ways)('closes with %s and gives the focus back', async (_way, close) => {
    const { user } = renderUi(navigation);
    await user.click(opener());
    act(() => close(screen.getByRole('dialog')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });
});
