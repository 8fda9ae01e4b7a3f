import { act, render, screen } from '@testing-library/react';
import { activateLanguage, LanguageProvider } from 'shared-platform';
import { fillLocalStorage } from '../../../tools/testing/fillLocalStorage';
import { saveCouncil, usualCouncil } from './council';
import { useCouncil } from './useCouncil';

function Words() {
  const { name, address, langOf } = useCouncil();
  return (
    <>
      <p lang={langOf('name')}>{name}</p>
      <p lang={langOf('address')}>{address}</p>
    </>
  );
}

const council = {
  ...usualCouncil,
  name: 'Green Valley Council',
  address: 'Main Road 1',
  translations: { mr: { name: 'ग्रामपंचायत' } },
};
const showIn = async (language: string) => {
  await act(async () => void (await activateLanguage(language)));
  render(<Words />, { wrapper: LanguageProvider });
};

afterEach(async () => {
  await act(async () => void (await activateLanguage('en')));
  localStorage.clear();
});

describe('useCouncil (#20.4)', () => {
  it('gives the details in the language of the page, and marks those in English', async () => {
    saveCouncil(council);
    await showIn('mr');
    expect(screen.getByText('ग्रामपंचायत')).not.toHaveAttribute('lang');
    expect(screen.getByText('Main Road 1')).toHaveAttribute('lang', 'en');
  });

  it('marks nothing in English', async () => {
    saveCouncil(council);
    await showIn('en');
    expect(screen.getByText('Green Valley Council')).not.toHaveAttribute('lang');
  });

  it('gives the details that have arrived where storage is full (#44.13)', async () => {
    saveCouncil({ ...council, name: 'Old Council' });
    fillLocalStorage();
    saveCouncil(council);
    await showIn('en');
    expect(screen.getByText('Green Valley Council')).toBeVisible();
    jest.restoreAllMocks();
    saveCouncil(council);
  });

  it('falls back to the deployment’s details when the stored ones have another shape', async () => {
    localStorage.setItem(
      'portal-council',
      JSON.stringify({ ...council, translations: { mr: { name: 7 } } }),
    );
    await showIn('en');
    expect(screen.getByText(usualCouncil.name)).toBeVisible();
  });
});
