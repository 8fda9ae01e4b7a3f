import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { storedDocument } from '../../../tools/testing/storedDocument';
import { readConfiguration } from '../configuration/configuration';
import { usualCouncil } from '../council/council';
import { Footer } from '../footer/Footer';
import { ServicePage } from '../service-pages/ServicePage';
import { OfficeCard } from './OfficeCard';

jest.mock('../configuration/configuration', () => ({ readConfiguration: jest.fn() }));

const request = jest.spyOn(globalThis, 'fetch');
const office = () => screen.getByRole('region', { name: 'Council office' });

beforeEach(() => {
  request.mockReset().mockResolvedValue({
    status: 200,
    json: () =>
      Promise.resolve(
        storedDocument({
          name: 'Gram Panchayat Wadi',
          address: 'Ward 3, Wadi',
          phone: '02112 223344',
          email: 'wadi@council.example',
          hoursNote: 'Closed in June',
          openDays: [1, 3],
          opensAt: '09:30',
          closesAt: '13:00',
        }),
      ),
  } as Response);
});

describe('the office beside a public page', () => {
  it('shows a first visitor the admins’ settings from the live store, like the footer (#19.1)', async () => {
    jest.mocked(readConfiguration).mockResolvedValue({
      identity: { projectId: 'demo-council' },
      records: { store: 'firestore' },
    });
    renderPortal(
      <>
        <Routes>
          <Route path="/services/:slug" element={<ServicePage />} />
        </Routes>
        <Footer />
      </>,
      { path: '/services/birth-certificate' },
    );
    await waitFor(() => expect(office()).toHaveTextContent('Gram Panchayat Wadi'));
    expect(office()).toHaveTextContent('Ward 3, Wadi');
    expect(office()).toHaveTextContent('Monday and Wednesday, 9:30 am – 1:00 pm');
    expect(office()).toHaveTextContent('Closed in June');
    expect(within(office()).getByRole('link', { name: '02112 223344' })).toBeVisible();
    expect(within(office()).getByRole('link', { name: 'wadi@council.example' })).toHaveAttribute(
      'href',
      'mailto:wadi@council.example',
    );
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Ward 3, Wadi');
  });

  it('sends no request where the records are those of the device', async () => {
    jest.mocked(readConfiguration).mockResolvedValue({ records: { store: 'device' } });
    renderPortal(<OfficeCard />);
    await waitFor(() => expect(readConfiguration).toHaveBeenCalled());
    await new Promise((resume) => setTimeout(resume, 0));
    expect(request).not.toHaveBeenCalled();
    expect(office()).toHaveTextContent(usualCouncil.address);
  });
});
