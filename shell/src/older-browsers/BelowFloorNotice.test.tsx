import { act, render, screen } from '@testing-library/react';
import { activateLanguage, LanguageProvider } from 'shared-platform';
import { saveCouncil, usualCouncil } from '../council/council';
import { BelowFloorNotice } from './BelowFloorNotice';

afterEach(async () => {
  localStorage.clear();
  await act(async () => void (await activateLanguage('en')));
});

async function showIn(language: string) {
  await act(async () => void (await activateLanguage(language)));
  await act(() => Promise.resolve(render(<BelowFloorNotice />, { wrapper: LanguageProvider })));
  return screen.getByRole('complementary');
}

describe('BelowFloorNotice', () => {
  it('names the office in the language of the document (#20)', async () => {
    const words = { address: 'मुख्य रस्ता', hours: 'सोमवार – शुक्रवार', hoursNote: 'रविवारी बंद' };
    saveCouncil({ ...usualCouncil, translations: { mr: words } });
    expect(await showIn('mr')).toHaveTextContent('मुख्य रस्ता. सोमवार – शुक्रवार. रविवारी बंद');
    expect(screen.queryByText(usualCouncil.address)).not.toBeInTheDocument();
  });

  it('marks texts that fall back to English (#20)', async () => {
    expect(await showIn('hi')).toHaveTextContent('यह सब आप पंचायत कार्यालय में भी कर सकते हैं');
    for (const word of ['address', 'hours', 'hoursNote'] as const)
      expect(screen.getByText(usualCouncil[word])).toHaveAttribute('lang', 'en');
  });

  it('marks nothing in English', async () => {
    expect(await showIn('en')).toHaveTextContent(
      'Village Council Office, Main Road. Monday – Friday, 10:00 am – 5:00 pm. Closed on public holidays',
    );
    expect(document.body.querySelector('[lang]')).toBeNull();
  });
});
