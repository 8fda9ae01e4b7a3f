import { act, screen, within } from '@testing-library/react';
import { renderUi } from '../testing/renderUi';
import { standInForWindowWidth } from '../../../tools/testing/standInForWindowWidth';
import { areaMenuPlace } from './areaMenuPlace';
import { AreaNavigation } from './AreaNavigation';

const entries = [
  { to: '/user/dashboard', label: 'Dashboard' },
  { to: '/user/search', label: 'Search' },
];

const navigation = <AreaNavigation title="User Services" entries={entries} />;

describe('on a desktop', () => {
  beforeEach(() => standInForWindowWidth(1280));

  it('renders a bar named after the area, with the current entry marked', () => {
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

  const bottomBar = () => screen.getByRole('navigation', { name: 'User Services' });

  it('hides behind a button', () => {
    renderUi(navigation);
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('puts its button into the bar of the portal if there is one (#19.5)', () => {
    const place = document.createElement('div');
    place.id = areaMenuPlace;
    document.body.append(place);
    renderUi(navigation);
    expect(place).toContainElement(opener());
    place.remove();
  });

  it('shows its first five entries at the bottom edge, and all in the menu (#19.5)', async () => {
    const seven = Array.from({ length: 7 }, (_, place) => ({ to: `/${place}`, label: `${place}` }));
    const { user } = renderUi(<AreaNavigation title="User Services" entries={seven} />, {
      path: '/2',
    });
    expect(within(bottomBar()).getAllByRole('link')).toHaveLength(5);
    expect(within(bottomBar()).getByRole('link', { current: 'page' })).toHaveTextContent('2');

    await user.click(opener());

    expect(within(screen.getByRole('dialog')).getAllByRole('link')).toHaveLength(7);
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
    const panel = screen.getByRole('dialog');
    await user.click(within(panel).getByRole('link', { name: 'Dashboard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(within(bottomBar()).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Dashboard',
    );
  });

  const ways: [string, (panel: HTMLElement) => void][] = [
    ['Escape', (panel) => panel.dispatchEvent(new Event('cancel', { cancelable: true }))],
    ['a press outside', (panel) => panel.click()],
    ['its button', () => screen.getByRole('button', { name: 'Close menu' }).click()],
  ];

  it.each(ways)('closes with %s and returns the focus', async (_way, close) => {
    const { user } = renderUi(navigation);
    await user.click(opener());
    act(() => close(screen.getByRole('dialog')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });
});
